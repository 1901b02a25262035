#!/usr/bin/env python3
"""Times PyTorch on the cases of a DeviceSpeed results file, in the same way, and writes the same form.

Usage: torch_peers.py RESULTS.json OUT.json [WORD ...]   (only cases whose name holds every WORD)

Each case is timed by CUDA events around many calls, with buffers in rotation so that no cache holds
them; eager calls, and torch.compile of the same expression.
"""
import json
import statistics
import sys

import torch
import torch.nn.functional as F

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
ROTATION_BYTES = 400 << 20
REPEATS = 9
EPS = 1e-5


def expression(op, form):
    def norm(x, gamma, beta):
        n = (x.shape[-1],)
        return F.rms_norm(x, n, gamma, EPS) if op == "rms" else F.layer_norm(x, n, gamma, beta, EPS)

    def plain(x, residual, gamma, beta):
        return norm(x, gamma, beta)

    def add(x, residual, gamma, beta):
        s = x + residual
        return norm(s, gamma, beta), s

    def int8(x, residual, gamma, beta):
        y = norm(x.float(), gamma.float(), beta.float())
        scale = y.abs().amax(-1, keepdim=True) / 127
        scale = torch.where(scale == 0, 1.0, scale)
        return torch.clamp(torch.round(y / scale), -127, 127).to(torch.int8), scale

    return {"plain": plain, "add": add, "int8": int8}[form]


def median_micros(function, sets, launches):
    times = []
    for repeat in range(-2, REPEATS):
        start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        for i in range(launches):
            function(*sets[i % len(sets)])
        stop.record()
        stop.synchronize()
        if repeat >= 0:
            times.append(1000 * start.elapsed_time(stop) / launches)
    return statistics.median(times)


def main():
    cases = json.load(open(sys.argv[1]))
    results = []
    print(torch.__version__, torch.cuda.get_device_name())
    for case in cases:
        if not all(word in case["case"] for word in sys.argv[3:]):
            continue
        op, dtype, shape, form = case["case"].split()[:4]
        rows, cols = map(int, shape.split("x"))
        dtype = DTYPES[dtype]
        moved = 2 * rows * cols * dtype.itemsize
        count = max(2, min(64, ROTATION_BYTES // moved + 1))
        sets = [
            (
                torch.randn(rows, cols, device="cuda", dtype=torch.float32).to(dtype),
                torch.randn(rows, cols, device="cuda", dtype=torch.float32).to(dtype)
                if form == "add"
                else None,
                torch.randn(cols, device="cuda").to(dtype),
                torch.randn(cols, device="cuda").to(dtype),
            )
            for _ in range(count)
        ]
        launches = max(20, min(500, 200_000_000 // (moved // 4 + 100_000)))
        function = expression(op, form)
        torch._dynamo.reset()
        compiled = torch.compile(function, dynamic=False)
        with torch.no_grad():
            for path, f in (("torch eager", function), ("torch.compile", compiled)):
                if path == "torch eager" and form == "int8":
                    continue  # several kernels with f32 temporaries: no peer
                f(*sets[0])
                micros = median_micros(f, sets, launches)
                results.append({"case": case["case"], "path": path, "us": micros})
                print(f"{case['case']:46} {path:14} {micros:10.2f} us", flush=True)
        del sets
    json.dump(results, open(sys.argv[2], "w"))


main()
