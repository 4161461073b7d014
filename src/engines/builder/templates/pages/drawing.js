import { h } from './dom.js';

/** The point of a pointer event in the pixels of the canvas. */
export function pointIn(box, { clientX, clientY }, size) {
  return {
    x: ((clientX - box.left) / box.width) * size.width,
    y: ((clientY - box.top) / box.height) * size.height,
  };
}

const SIZE = { width: 1600, height: 1000 };

export function mount(root, { title, colours, sizes }) {
  const strokes = [];
  const undone = [];
  let colour = colours[0].value;
  let current;

  const canvas = h('canvas', {
    width: String(SIZE.width),
    height: String(SIZE.height),
    'aria-label': 'Drawing area',
    role: 'img',
  });
  const pen = canvas.getContext('2d');
  const width = h('input', {
    type: 'range',
    min: '2',
    max: '60',
    value: '10',
    'aria-label': 'Width of the brush',
  });
  const brushes = (sizes ?? []).map((size) =>
    h(
      'button',
      { type: 'button', 'aria-label': `Brush of ${size}`, onclick: () => brush(String(size)) },
      h('span', { class: 'dot', style: `--size: ${size / 2}px` }),
    ),
  );
  function brush(size) {
    width.value = size;
    for (const [at, one] of brushes.entries())
      one.setAttribute('aria-pressed', String(String(sizes[at]) === size));
  }
  const palette = h('div', { class: 'palette', role: 'group', 'aria-label': 'Colours' });
  const status = h('p', { role: 'status', class: 'muted' });

  function paint({ points, colour: ink, width: size }) {
    pen.strokeStyle = ink;
    pen.fillStyle = ink;
    pen.lineWidth = size;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.beginPath();
    for (const [index, { x, y }] of points.entries())
      index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    if (points.length === 1) pen.lineTo(points[0].x + 0.1, points[0].y);
    pen.stroke();
  }
  function show() {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    for (const stroke of strokes) paint(stroke);
    status.textContent = `${strokes.length} ${strokes.length === 1 ? 'stroke' : 'strokes'}`;
    undo.disabled = strokes.length === 0;
    redo.disabled = undone.length === 0;
  }
  function choose(value) {
    colour = value;
    for (const button of palette.children)
      button.setAttribute('aria-pressed', String(button.value === value));
  }

  const button = (label, onclick) => h('button', { type: 'button', onclick }, label);
  const undo = button('Undo', () => {
    undone.push(strokes.pop());
    show();
  });
  const redo = button('Redo', () => {
    strokes.push(undone.pop());
    show();
  });
  const eraser = button('Eraser', () => choose('#ffffff'));
  const clear = button('Clear', () => {
    undone.push(...strokes.splice(0).reverse());
    show();
  });
  const save = button('Save as PNG', () => {
    h('a', { href: canvas.toDataURL('image/png'), download: 'drawing.png' }).click();
  });
  palette.append(
    ...colours.map(({ name, value }) =>
      h('button', {
        type: 'button',
        value,
        style: `background: ${value}`,
        'aria-label': name,
        title: name,
        onclick: () => choose(value),
      }),
    ),
  );

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    current = {
      colour,
      width: Number(width.value),
      points: [pointIn(canvas.getBoundingClientRect(), event, SIZE)],
    };
    strokes.push(current);
    undone.length = 0;
    show();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!current) return;
    current.points.push(pointIn(canvas.getBoundingClientRect(), event, SIZE));
    paint({ ...current, points: current.points.slice(-2) });
  });
  const lift = () => {
    current = undefined;
  };
  canvas.addEventListener('pointerup', lift);
  canvas.addEventListener('pointercancel', lift);

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide drawing' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'row tools' },
        palette,
        sizes ? brushes : width,
        eraser,
        undo,
        redo,
        clear,
        save,
      ),
      canvas,
      status,
    ),
  );
  choose(colour);
  if (sizes) brush(String(sizes[1] ?? sizes[0]));
  show();
  return () => {};
}
