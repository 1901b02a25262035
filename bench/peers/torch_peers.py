#!/usr/bin/env python3
"""Times PyTorch on the case list of the benchmarks, in the same way, and writes JMH's form of JSON.

    torch_peers.py --out DIR [--set quick|full] [--device cuda|cpu] [--peers torch,compile,triton]

DIR/peers-DEVICE.json and DIR/environment-peers-DEVICE.json are what `tornorm bench --report --out DIR`
shows beside the paths. The peers are eager PyTorch, torch.compile of the same expression, and a Triton
kernel of one row a program.

Counted as the benchmarks count (BenchCase, Rig): as many sets of buffers in rotation, a copy of as many
bytes in the same process, medians; by CUDA events around many calls for deviceTime, by the host's clock
otherwise. One result of each case is checked against float64 first.
"""
import argparse
import datetime
import itertools
import json
import os
import platform
import statistics
import sys
import time

try:
    import torch
    import torch.nn.functional as F
except ImportError as missing:
    sys.exit(f"torch_peers: left out: {missing}; install PyTorch to have its figures")
try:
    import triton
    import triton.language as tl
except ImportError as missing:
    triton, no_triton = None, str(missing)

COLUMNS = "sets paths measure op residual quantization dtype rows cols residency".split()
DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
EPS = 1e-5
ROTATION_BYTES = {"cuda": 400 << 20, "cpu": 256 << 20}
MAX_SETS = 64
ROUNDS = 7
LAUNCHES = 64
MOVED_BYTES = 16 << 30


def read_cases(path, chosen_set):
    """Yields (paths, case) of a set in the order of the list, each once."""
    seen = {}
    for number, line in enumerate(open(path), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        if len(words) != len(COLUMNS):
            sys.exit(f"torch_peers: {path}:{number}: there are {len(words)} columns, not {len(COLUMNS)}")
        sets, paths, *columns = [word.split(",") for word in words]
        if chosen_set in sets:
            for values in itertools.product(*columns):
                seen.setdefault(values, set()).update(paths)
    for values, paths in seen.items():
        case = dict(zip(COLUMNS[2:], values))
        case["rows"], case["cols"] = int(case["rows"]), int(case["cols"])
        yield paths, case


def bytes_moved(case):
    """Each input read once, each output written once, as NormSpec.bytesMoved counts."""
    rows, cols, size = case["rows"], case["cols"], DTYPES[case["dtype"]].itemsize
    matrices = 2 + 2 * (case["residual"] == "add")
    vectors = 1 + (case["op"] == "layer")
    moved = matrices * rows * cols * size + vectors * cols * size
    if case["quantization"] != "none":
        moved += rows * cols * (1 - size) + 4 * rows + (case["quantization"] == "smooth") * cols * size
    return moved


def sets_of(case, device):
    if device == "cpu" and case["rows"] == 1:
        return 1
    return max(1, min(MAX_SETS, ROTATION_BYTES[device] // bytes_moved(case) + 1))


def expression(case):
    """Returns a function of (x, residual, gamma, beta)."""
    shape = (case["cols"],)

    def norm(x, gamma, beta):
        if case["op"] == "rms":
            return F.rms_norm(x, shape, gamma, EPS)
        return F.layer_norm(x, shape, gamma, beta, EPS)

    def plain(x, residual, gamma, beta):
        return norm(x, gamma, beta)

    def add(x, residual, gamma, beta):
        s = x + residual
        return norm(s, gamma, beta), s

    return add if case["residual"] == "add" else plain


if triton:

    @triton.jit
    def row_norm(
        x_at, gamma_at, beta_at, y_at, pitch, cols, eps, LAYER: tl.constexpr, BLOCK: tl.constexpr
    ):
        row = tl.program_id(0).to(tl.int64) * pitch
        col = tl.arange(0, BLOCK)
        inside = col < cols
        x = tl.load(x_at + row + col, inside, 0.0).to(tl.float32)
        gamma = tl.load(gamma_at + col, inside, 0.0).to(tl.float32)
        if LAYER:
            x = tl.where(inside, x - tl.sum(x, 0) / cols, 0.0)
        y = x / tl.sqrt(tl.sum(x * x, 0) / cols + eps) * gamma
        if LAYER:
            y += tl.load(beta_at + col, inside, 0.0).to(tl.float32)
        tl.store(y_at + row + col, y.to(y_at.dtype.element_ty), inside)


def triton_caller(case):
    """Returns a function of (x, residual, gamma, beta) that launches one program a row."""
    block = triton.next_power_of_2(case["cols"])
    # Four 16-byte vectors a thread, as far as a block allows.
    vector = 16 // DTYPES[case["dtype"]].itemsize
    warps = max(1, min(16, block // (32 * 4 * vector)))

    def run(x, residual, gamma, beta):
        y = torch.empty_like(x)
        row_norm[(case["rows"],)](
            x, gamma, beta, y, x.stride(0), case["cols"], EPS,
            LAYER=case["op"] == "layer", BLOCK=block, num_warps=warps,
        )
        return y

    return run


def make_sets(case, device):
    generator = torch.Generator(device=device).manual_seed(1)

    def values(*shape):
        return torch.randn(*shape, device=device, generator=generator).to(DTYPES[case["dtype"]])

    rows, cols = case["rows"], case["cols"]
    head = min(rows, 3)

    def matrix():
        return values(head, cols).repeat(-(-rows // head), 1)[:rows].contiguous()

    return [
        (matrix(), matrix() if case["residual"] == "add" else None, values(cols), values(cols))
        for _ in range(sets_of(case, device))
    ]


def require_right(case, function, inputs):
    """Compares the first rows with float64; PyTorch's own sums are good to a few of the last bits."""
    found = function(*inputs)
    found = found[0] if isinstance(found, tuple) else found
    x, residual, gamma, beta = inputs
    x = x[:3] if residual is None else x[:3] + residual[:3]
    x, gamma, beta = x.double(), gamma.double(), beta.double()
    if case["op"] == "layer":
        x = x - x.mean(-1, keepdim=True)
    y = x * torch.rsqrt(x.square().mean(-1, keepdim=True) + EPS) * gamma
    if case["op"] == "layer":
        y = y + beta
    allowed = {"f32": 1e-5, "f16": 4e-3, "bf16": 3e-2}[case["dtype"]] * y.abs().max()
    worst = (found[:3].double() - y).abs().max()
    if not worst <= allowed:
        sys.exit(f"torch_peers: {case} is wrong by {worst:.3g}, {allowed:.3g} is allowed")


def rotating(function, sets):
    each = itertools.cycle(sets)
    return lambda: function(*next(each))


def event_micros(call, launches):
    start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    start.record()
    for _ in range(launches):
        call()
    stop.record()
    stop.synchronize()
    return 1000 * start.elapsed_time(stop) / launches


def clock_micros(call, launches, wait=None):
    begun = time.perf_counter()
    for _ in range(launches):
        call()
        if wait:
            wait()
    return 1e6 * (time.perf_counter() - begun) / launches


def timer(case, device):
    """Returns a function of (call, launches) that gives the mean time of a call in microseconds."""
    if device == "cpu":
        return clock_micros
    if case["measure"] == "deviceTime":
        return event_micros
    if case["measure"] == "enqueue":

        def enqueue(call, launches):
            torch.cuda.synchronize()
            return clock_micros(call, launches)

        return enqueue
    return lambda call, launches: clock_micros(call, launches, torch.cuda.synchronize)


def launches_for(case, call, device):
    """As many calls as take some milliseconds, at most those that fit a queue."""
    call()
    if device == "cuda":
        torch.cuda.synchronize()
        return max(8, min(LAUNCHES, MOVED_BYTES // bytes_moved(case)))
    once = min(clock_micros(call, 1) for _ in range(3))
    return max(1, min(20000, int(20000 / once)))


def measure(case, device, call, copy):
    """Returns the times of call and copy, in turns."""
    take = timer(case, device)
    copy_take = clock_micros if device == "cpu" else event_micros
    launches, copies = launches_for(case, call, device), launches_for(case, copy, device)
    times, copy_times = [], []
    for number in range(-2, ROUNDS):
        copied, took = copy_take(copy, copies), take(call, launches)
        if number >= 0:
            copy_times.append(copied)
            times.append(took)
    return times, copy_times


def result(case, peer, times, copy_times):
    def metric(values, unit):
        return {"score": statistics.median(values), "scoreError": "NaN", "scoreUnit": unit}

    micros, copy = statistics.median(times), statistics.median(copy_times)
    return {
        "benchmark": "torch_peers." + case["measure"],
        "mode": "avgt",
        "params": {
            "path": peer,
            "op": case["op"].upper(),
            "residual": str(case["residual"] == "add").lower(),
            "quantization": case["quantization"].upper(),
            "dtype": case["dtype"].upper(),
            "rows": str(case["rows"]),
            "cols": str(case["cols"]),
            "residency": case["residency"].upper(),
        },
        "primaryMetric": metric(times, "us/op"),
        "secondaryMetrics": {
            "copyMicros": metric(copy_times, "us"),
            "copyRatio": {"score": copy / micros, "scoreUnit": "ratio"},
            "gigabytesPerSecond": {"score": bytes_moved(case) / micros / 1e3, "scoreUnit": "GB/s"},
        },
    }


def environment(device):
    where = (
        f"{torch.cuda.get_device_name()}, CUDA {torch.version.cuda}"
        if device == "cuda"
        else f"{torch.get_num_threads()} threads, {torch.backends.cpu.get_cpu_capability()}"
    )
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ")
    return {f"PyTorch on {device}": f"{torch.__version__}, {where}, Python {platform.python_version()}, {now}"}


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    lists = ["cases.txt", "../cases.txt", "../src/main/resources/org/tornorm/bench/cases.txt"]
    default = next((p for p in (os.path.join(here, name) for name in lists) if os.path.exists(p)), None)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True)
    parser.add_argument("--set", choices=["quick", "full"], default="quick")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--peers", default="torch,compile,triton")
    parser.add_argument("--match", default="", help="only cases whose words hold each of these")
    parser.add_argument("--cases", default=default)
    options = parser.parse_args()
    if options.device == "cuda" and not torch.cuda.is_available():
        sys.exit("torch_peers: left out: PyTorch sees no CUDA device; give --device cpu")

    device = options.device
    residency = "host" if device == "cpu" else "device"
    left_out, results = {}, []
    os.makedirs(options.out, exist_ok=True)
    for paths, case in read_cases(options.cases, options.set):
        words = " ".join(map(str, case.values()))
        if case["residency"] != residency or not all(w in words for w in options.match.split(",")):
            continue
        for peer in options.peers.split(","):
            if peer not in paths:
                continue
            if peer == "triton" and not triton:
                left_out["triton"] = no_triton
                continue
            sets = make_sets(case, device)
            function = triton_caller(case) if peer == "triton" else expression(case)
            with torch.no_grad():
                if peer == "compile":
                    torch._dynamo.reset()
                    function = torch.compile(function, dynamic=False)
                require_right(case, function, sets[0])
                half = max(1, bytes_moved(case) // 2)
                blocks = [torch.ones(half, dtype=torch.uint8, device=device) for _ in range(len(sets) + 1)]
                pairs = list(zip(blocks[1:], blocks[:-1]))
                copy = rotating(lambda to, source: to.copy_(source), pairs)
                times, copy_times = measure(case, device, rotating(function, sets), copy)
            results.append(result(case, peer, times, copy_times))
            micros, copied = statistics.median(times), statistics.median(copy_times)
            print(f"{peer} {words}: {micros:.3g} us, ratio {copied / micros:.3f}", flush=True)
            del sets, blocks, pairs, copy
            with open(os.path.join(options.out, f"peers-{device}.json"), "w") as to:
                json.dump(results, to, indent=1)
    for peer, why in left_out.items():
        print(f"{peer}: left out: {why}")
    with open(os.path.join(options.out, f"environment-peers-{device}.json"), "w") as to:
        json.dump(environment(device), to, indent=1)
    if left_out:
        with open(os.path.join(options.out, f"not-run-peers-{device}.json"), "w") as to:
            json.dump(left_out, to, indent=1)


main()
