'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  // Colours that people with colour-blindness tell apart (after Okabe and Ito), by path.
  const COLOURS = {
    hip: '#0072b2', tornado: '#e69f00', cpu: '#009e73', 'two-kernels': '#8c8c8c',
    torch: '#d55e00', compile: '#cc79a7', triton: '#56b4e9',
  };
  const NAMES = {
    hip: 'HIP', tornado: 'TornadoVM', cpu: 'CPU', 'two-kernels': 'two kernels',
    torch: 'torch eager', compile: 'torch.compile', triton: 'Triton',
  };
  const MEASURES = {
    deviceTime: 'kernel, device clock', 'call host': 'call on host data',
    'call device': 'call on device data', 'enqueue device': 'enqueue only', 'graph device': 'task graph',
  };
  const colour = path => COLOURS[path] || '#999999';
  const name = path => NAMES[path] || path;
  const kind = r => r.measure === 'deviceTime' ? 'deviceTime' : r.measure + ' ' + r.residency;
  const gbps = r => r.bytes / r.us / 1e3;
  const ratio = r => r.copyUs / r.us;
  const shape = r => r.rows + ' × ' + r.cols;
  const what = r => r.op + ' ' + r.form;
  const unique = values => [...new Set(values)];
  const number = v => v === null || !isFinite(v) ? '–'
    : v >= 100 ? v.toFixed(0) : v >= 10 ? v.toFixed(1) : v >= 1 ? v.toFixed(2) : v.toFixed(3);
  const byNumber = (a, b) => a - b;
  // The order of the rows is that of the paths: ours first.
  const paths = rows => Object.keys(NAMES).filter(p => rows.some(r => r.path === p))
    .concat(unique(rows.map(r => r.path)).filter(p => !(p in NAMES)));

  function element(tag, text, parent) {
    const e = document.createElement(tag);
    if (text !== undefined) e.textContent = text;
    if (parent) parent.append(e);
    return e;
  }

  function words(list, object) {
    for (const [key, value] of Object.entries(object)) {
      element('dt', key, list);
      element('dd', value, list);
    }
  }

  const drawn = new Map();

  /** Draws charts, one a panel; anew when the colours or the width of the page change. */
  function panels(section, list) {
    const parent = section.querySelector('.panels');
    for (const chart of drawn.get(section.id) || []) chart.dispose();
    parent.replaceChildren();
    // All panels first: how many there are decides how wide each is.
    const places = list.map(({title, height}) => {
      const panel = element('div', undefined, parent);
      panel.className = 'panel';
      if (title) element('h3', title, panel);
      const div = element('div', undefined, panel);
      div.className = 'chart';
      div.style.height = height + 'px';
      div.setAttribute('role', 'img');
      div.setAttribute('aria-label', section.querySelector('h2').textContent + (title ? ', ' + title : ''));
      return div;
    });
    drawn.set(section.id, places.map((div, i) => {
      const chart = echarts.init(div, null, {renderer: 'svg'});
      chart.setOption(list[i].option);
      return chart;
    }));
  }

  /** Says once for all charts of a section which colour is whose. */
  function legend(section, names, copy) {
    let list = section.querySelector('.legend');
    if (!list) {
      list = document.createElement('ul');
      list.className = 'legend';
      section.querySelector('.panels').before(list);
    }
    list.replaceChildren();
    for (const p of names) element('li', name(p), list).style.setProperty('--colour', colour(p));
    if (copy) element('li', 'copy', list).className = 'copy';
  }

  function style() {
    const css = getComputedStyle(document.documentElement);
    const get = n => css.getPropertyValue('--' + n).trim();
    return {ink: get('ink'), soft: get('soft'), line: get('line'), card: get('card')};
  }

  function base(s) {
    return {
      animation: false,
      textStyle: {color: s.ink, fontFamily: 'inherit'},
      tooltip: {confine: true, backgroundColor: s.card, borderColor: s.line, textStyle: {color: s.ink},
        transitionDuration: 0},
      grid: {left: 8, right: 16, top: 34, bottom: 8, containLabel: true},
    };
  }

  function axis(s, more) {
    return Object.assign({
      axisLabel: {color: s.soft, hideOverlap: true}, nameTextStyle: {color: s.soft},
      axisLine: {lineStyle: {color: s.line}}, splitLine: {lineStyle: {color: s.line}},
      axisTick: {show: false},
    }, more);
  }

  /** The row lengths, all of them, aslant where they are many. */
  function lengthsAxis(s, lengths) {
    const many = lengths.length > 5;
    return axis(s, {type: 'category', data: lengths, name: 'columns', nameLocation: 'middle',
      nameGap: many ? 40 : 26, splitLine: {show: false},
      axisLabel: {color: s.soft, interval: 0, rotate: many ? 45 : 0}});
  }

  const sections = [];

  /**
   * A section whose charts depend on choices: for each a list of values is offered, the choice is kept
   * where it is still possible. Hides itself when there is nothing to show.
   */
  function section(id, rows, choices, charts, keyed = true) {
    const node = document.getElementById(id);
    if (rows.length === 0) {
      node.hidden = true;
      return;
    }
    const form = node.querySelector('form.choice');
    const chosen = {};
    const draw = () => {
      let left = rows;
      form && form.replaceChildren();
      for (const {label, of, text, order, first} of choices) {
        const values = unique(left.map(of)).sort(order || (() => 0));
        if (!values.includes(chosen[label])) chosen[label] = first ? first(values, left) : values[0];
        if (values.length > 1) {
          const select = element('select', undefined, element('label', label + ' ', form));
          for (const v of values) {
            const option = element('option', text ? text(v) : v, select);
            option.value = v;
            option.selected = v === chosen[label];
          }
          select.addEventListener('change', () => {
            chosen[label] = values.find(v => String(v) === select.value);
            draw();
          });
        }
        left = left.filter(r => of(r) === chosen[label]);
      }
      if (keyed) legend(node, paths(left), id === 'bandwidth');
      panels(node, charts(left, style()));
    };
    draw();
    sections.push(draw);
  }

  const inOrder = list => (a, b) => list.indexOf(a) - list.indexOf(b);
  const WHATS = unique(data.rows.map(what)).sort((a, b) => a.split(/[ +]/).length - b.split(/[ +]/).length
    || !a.endsWith('plain') - !b.endsWith('plain') || b.localeCompare(a));
  const chooseKind = {label: 'time of', of: kind, text: k => MEASURES[k] || k, order: inOrder(Object.keys(MEASURES))};
  const chooseWhat = {label: 'op', of: what, order: inOrder(WHATS)};

  words(document.getElementById('environment'), data.environment);

  const curve = data.rows.filter(r => r.norms === 0 && r.measure !== 'enqueue' && r.rows > data.decodeRows);
  section('bandwidth', curve, [chooseKind, chooseWhat, {
    label: 'rows', of: r => r.rows, order: (a, b) => b - a,
    // The rows with the longest curve.
    first: (values, rows) => values.reduce((best, v) => {
      const points = m => unique(rows.filter(r => r.rows === m).map(r => r.cols)).length;
      return points(v) > points(best) ? v : best;
    }),
  }], (rows, s) => unique(rows.map(r => r.dtype)).map(dtype => {
    const some = rows.filter(r => r.dtype === dtype);
    const lengths = unique(some.map(r => r.cols)).sort(byNumber);
    // The roof may differ between processes: the best is the roof.
    const roof = lengths.map(n => Math.max(...some.filter(r => r.cols === n && r.copyUs)
      .map(r => r.bytes / r.copyUs / 1e3)));
    const option = base(s);
    option.xAxis = lengthsAxis(s, lengths);
    option.yAxis = axis(s, {type: 'value', name: 'GB/s', min: 0});
    option.grid.bottom = 26;
    option.tooltip.trigger = 'axis';
    option.tooltip.valueFormatter = v => number(v) + ' GB/s';
    option.series = paths(some).map(p => ({
      name: name(p), type: 'line', symbol: 'circle', symbolSize: 7, connectNulls: true,
      itemStyle: {color: colour(p)}, lineStyle: {width: 2, color: colour(p)},
      data: lengths.map(n => {
        const r = some.find(x => x.path === p && x.cols === n);
        return r ? gbps(r) : null;
      }),
    }));
    option.series.unshift({
      name: 'copy', type: 'line', symbol: 'none', connectNulls: true, itemStyle: {color: s.soft},
      lineStyle: {width: 2, type: 'dashed', color: s.soft}, data: roof.map(v => isFinite(v) ? v : null),
    });
    return {title: dtype + ', ' + some[0].rows + ' rows', height: 300, option};
  }));

  const cells = data.rows.filter(r => r.norms === 0 && r.measure !== 'enqueue' && r.copyUs);
  section('ratio', cells, [chooseKind, {label: 'path', of: r => r.path, text: name, order: inOrder(paths(data.rows))}, chooseWhat],
    (rows, s) => unique(rows.map(r => r.dtype)).map(dtype => {
      const some = rows.filter(r => r.dtype === dtype);
      const xs = unique(some.map(r => r.cols)).sort(byNumber);
      const ys = unique(some.map(r => r.rows)).sort(byNumber);
      const option = base(s);
      option.grid.top = 12;
      option.grid.bottom = 26;
      option.xAxis = lengthsAxis(s, xs);
      option.yAxis = axis(s, {type: 'category', data: ys, splitLine: {show: false},
        axisLabel: {color: s.soft, formatter: v => v + (v === '1' ? ' row' : ' rows')}});
      option.visualMap = {show: false, min: 0.4, max: 1.2, dimension: 2,
        inRange: {color: ['#b2182b', '#ef8a62', '#fddbc7', '#d1e5f0', '#67a9cf', '#2166ac']}};
      option.tooltip.formatter = p => {
        const r = some.find(x => x.cols === xs[p.value[0]] && x.rows === ys[p.value[1]]);
        return `${shape(r)}: ${number(r.us)} µs, ${number(gbps(r))} GB/s, copy ${number(r.copyUs)} µs`;
      };
      option.series = [{
        type: 'heatmap', itemStyle: {borderColor: s.card, borderWidth: 2},
        emphasis: {itemStyle: {borderColor: s.ink}},
        data: some.map(r => ({
          value: [xs.indexOf(r.cols), ys.indexOf(r.rows), ratio(r)],
          // Ends of the scale are dark.
          label: {show: true, formatter: ratio(r).toFixed(2), fontSize: xs.length > 6 ? 10 : 12,
            color: ratio(r) < 0.56 || ratio(r) > 1.1 ? '#ffffff' : '#1c1b19'},
        })),
      }];
      return {title: dtype, height: 70 + 46 * ys.length, option};
    }), false);

  /** Horizontal bars: a group for each label, a bar for each path, with the value at its end. */
  function bars(s, some, label, unit) {
    const labels = unique(some.map(label));
    const list = paths(some);
    const option = base(s);
    option.grid.top = 4;
    option.grid.right = 44;
    option.xAxis = axis(s, {type: 'value', name: unit, nameLocation: 'end', min: 0});
    option.yAxis = axis(s, {type: 'category', data: labels, inverse: true, splitLine: {show: false},
      axisLabel: {color: s.ink}});
    option.tooltip.trigger = 'axis';
    option.tooltip.axisPointer = {type: 'shadow'};
    option.tooltip.valueFormatter = v => number(v) + ' ' + unit;
    option.series = list.map(p => ({
      name: name(p), type: 'bar', barMaxWidth: 14, barGap: '10%', itemStyle: {color: colour(p)},
      label: {show: true, position: 'right', color: s.ink, fontSize: 11, formatter: x => number(x.value)},
      data: labels.map(l => {
        const r = some.find(x => x.path === p && label(x) === l);
        return r ? r.us : null;
      }),
    }));
    return {option, height: 40 + labels.length * (16 + 16 * list.length)};
  }

  const decode = data.rows.filter(r => r.norms === 0 && r.measure !== 'enqueue' && r.rows <= data.decodeRows)
    .sort((a, b) => a.rows - b.rows || a.cols - b.cols);
  section('decode', decode, [chooseKind, chooseWhat], (rows, s) => unique(rows.map(r => r.dtype)).map(dtype =>
    Object.assign({title: dtype}, bars(s, rows.filter(r => r.dtype === dtype), shape, 'µs'))));

  const calls = data.rows.filter(r => r.norms === 0
    && (r.measure === 'enqueue' || (r.measure === 'call' && (r.residency === 'device' || r.path === 'hip' || r.path === 'tornado'))));
  section('calls', calls, [], (rows, s) => unique(rows.map(kind)).map(k =>
    Object.assign({title: MEASURES[k]},
      bars(s, rows.filter(r => kind(r) === k), r => `${r.op} ${r.dtype} ${shape(r)}`, 'µs'))));

  const graphs = data.rows.filter(r => r.norms > 0);
  section('graphs', graphs, [], (rows, s) => unique(rows.map(r => shape(r))).map(m =>
    Object.assign({title: m + ' ' + rows[0].dtype},
      bars(s, rows.filter(r => shape(r) === m), r => r.norms + (r.norms === 1 ? ' norm' : ' norms'), 'µs'))));

  const points = data.regret ? data.regret.points : [];
  if (data.regret) {
    const within = data.regret.within;
    const lost = p => p.chosenMicros / p.bestMicros - 1;
    const right = points.filter(p => lost(p) <= within).length / points.length;
    document.querySelector('#regret p').textContent =
      `How much longer the chosen path takes than the best one would have, over ${points.length} calls. `
      + `${(100 * right).toFixed(1)} % are within ${(100 * within).toFixed(0)} % of the best; `
      + `${(100 * data.regret.target).toFixed(0)} % is the target.`;
    section('regret', points, [], (rows, s) => {
      const sorted = rows.slice().sort((a, b) => lost(a) - lost(b));
      const option = base(s);
      option.grid.top = 30;
      option.grid.bottom = 26;
      option.xAxis = axis(s, {type: 'value', name: 'calls, %', nameLocation: 'middle', nameGap: 26, max: 100,
        splitLine: {show: false}});
      option.yAxis = axis(s, {type: 'value', name: 'longer than the best, %', min: 0,
        nameTextStyle: {color: s.soft, align: 'left'}});
      option.tooltip.formatter = x => {
        const p = sorted[x.dataIndex];
        return `${p.op} ${p.form} ${p.dtype} ${shape(p)} on ${p.residency} data<br>chosen ${name(p.chosen)}: `
          + `${number(p.chosenMicros)} µs; best ${name(p.best)}: ${number(p.bestMicros)} µs`;
      };
      option.series = [{
        type: 'scatter', symbolSize: 7,
        data: sorted.map((p, i) => ({value: [100 * (i + 1) / sorted.length, 100 * lost(p)],
          itemStyle: {color: colour(p.chosen)}})),
        markLine: {silent: true, symbol: 'none', lineStyle: {color: s.soft, type: 'dashed'},
          label: {color: s.soft, formatter: () => `${100 * within} %`, position: 'insideEndTop'},
          data: [{yAxis: 100 * within}]},
      }];
      return [{height: 300, option}];
    }, false);
    legend(document.getElementById('regret'), unique(points.map(p => p.chosen)));
  } else {
    document.getElementById('regret').hidden = true;
  }

  const table = document.querySelector('#figures table');
  const columns = [
    ['time of', r => MEASURES[kind(r)]], ['op', what], ['dtype', r => r.dtype],
    ['rows × columns', r => shape(r) + (r.norms ? ', ' + r.norms + ' norms' : '')], ['path', r => name(r.path)],
    ['µs', r => number(r.us), true], ['±', r => r.error === null ? '' : number(r.error), true],
    ['GB/s', r => number(gbps(r)), true], ['copy µs', r => number(r.copyUs), true],
    ['ratio', r => r.copyUs ? number(ratio(r)) : '–', true],
  ];
  const head = element('tr', undefined, element('thead', undefined, table));
  for (const [title, , isNumber] of columns) element('th', title, head).className = isNumber ? 'number' : '';
  const body = element('tbody', undefined, table);
  for (const r of data.rows) {
    const line = element('tr', undefined, body);
    for (const [, value, isNumber] of columns) element('td', value(r), line).className = isNumber ? 'number' : '';
  }
  document.querySelector('#figures input').addEventListener('input', e => {
    const wanted = e.target.value.toLowerCase().split(/\s+/);
    for (const line of body.rows) {
      const text = [...line.cells].map(c => c.textContent).join(' ').toLowerCase();
      line.hidden = !wanted.every(w => text.includes(w));
    }
  });
  document.querySelector('#figures form').addEventListener('submit', e => e.preventDefault());

  words(document.querySelector('#not-run dl'), data.notRun);
  document.getElementById('not-run').hidden = Object.keys(data.notRun).length === 0;

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => sections.forEach(draw => draw()));
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const charts of drawn.values()) charts.forEach(c => c.resize());
  });
})();
