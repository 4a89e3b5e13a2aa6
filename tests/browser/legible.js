// What a reader could not read or reach on the screen that is shown. Gives lists of complaints, empty where all is well.
() => {
  const said = (element) => `${element.tagName.toLowerCase()}.${String(element.className.baseVal ?? element.className).replace(/svelte-\S+/g, "").trim().replace(/\s+/g, ".")}`;
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const width = document.documentElement.clientWidth;
  const height = innerHeight;
  const found = { wide: [], cut: [], over: [], lost: [] };

  // What is asked of the same boxes for every text in them.
  const known = new Map();
  const boxOf = (element) => {
    let one = known.get(element);
    if (!one) {
      const { clipPath, overflowX: x, overflowY: y, textOverflow, position } = getComputedStyle(element);
      one = { hidden: clipPath.startsWith("inset(50%"), x, y, dots: textOverflow === "ellipsis", fixed: position === "fixed" };
      one.pan = element.matches("[data-pan]");
      one.frame = x === "visible" && y === "visible" ? null : element.getBoundingClientRect();
      known.set(element, one);
    }
    return one;
  };

  // A page that moves sideways.
  if (document.documentElement.scrollWidth > width + 1) found.wide.push(`page ${document.documentElement.scrollWidth} > ${width}`);

  // Every run of text that is seen, with the boxes of its lines.
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element.closest("script, style, .vh, [inert], option, svg, title")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length) texts.push({ text, element, boxes });
  }

  // Text that its surroundings cut off. What can be scrolled is not cut.
  for (const { text, element, boxes } of texts) {
    for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
      const { hidden, pan, x, y, frame, ...style } = boxOf(box);
      // A map can be moved and made larger.
      if (hidden || pan || /auto|scroll/.test(x + y)) break;
      // So long a name may end in dots; a tip has the rest.
      const dots = style.dots && text.length > 10;
      const side = x !== "visible" && boxes.some((b) => b.right > frame.right + 2 || b.left < frame.left - 2);
      const below = y !== "visible" && boxes.some((b) => b.bottom > frame.bottom + 3 || b.top < frame.top - 3);
      if ((side && !dots) || below) {
        found.cut.push(`"${text.slice(0, 30)}" by ${said(box)}`);
        break;
      }
      // What its own box ends in dots, no box around it cuts.
      if (side || style.fixed) break;
    }
  }

  // Text that lies on other text.
  const inside = (element) => {
    let frame = { left: 0, right: width, top: -1e6, bottom: 1e6 };
    for (let box = element; box; box = box.parentElement) {
      const { y, frame: r } = boxOf(box);
      if (y !== "visible") {
        frame = { left: Math.max(frame.left, r.left), right: Math.min(frame.right, r.right), top: Math.max(frame.top, r.top), bottom: Math.min(frame.bottom, r.bottom) };
      }
    }
    return frame;
  };
  const layer = (element) => element.closest(".bubble, dialog, [data-layer], .over, .dock, .bar, header, nav, footer, .foot");
  const pieces = texts.flatMap(({ text, element, boxes }) => {
    if (element.closest("[data-pan]")) return [];
    const frame = inside(element);
    const on = layer(element);
    return boxes
      .map((b) => ({ text, element, on, left: Math.max(b.left, frame.left), right: Math.min(b.right, frame.right), top: Math.max(b.top, frame.top), bottom: Math.min(b.bottom, frame.bottom) }))
      .filter((b) => b.right - b.left > 2 && b.bottom - b.top > 2);
  });
  pieces.sort((a, b) => a.top - b.top);
  for (let i = 0; i < pieces.length; i++) {
    const a = pieces[i];
    for (let j = i + 1; j < pieces.length && pieces[j].top < a.bottom; j++) {
      const b = pieces[j];
      if (a.element === b.element || a.on !== b.on) continue;
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - b.top;
      const least = Math.min(a.bottom - a.top, b.bottom - b.top);
      if (w > 3 && h > 0.35 * least) found.over.push(`"${a.text.slice(0, 24)}" (${said(a.element)}) and "${b.text.slice(0, 24)}" (${said(b.element)})`);
    }
  }

  // What can be used, and cannot be brought onto the screen. What was moved for that is put back.
  const moved = new Map();
  const bring = (control) => {
    for (let box = control.parentElement; box; box = box.parentElement) if (!moved.has(box)) moved.set(box, [box.scrollLeft, box.scrollTop]);
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  };
  /** What lies where something can be pressed, as far as that is on the screen: itself, or what is on it. */
  const hitOf = (control, seen) => {
    // A link may run over two lines; a point of its first one is asked for.
    const first = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    const x = first.left + first.width / 2, y = first.top + first.height / 2;
    const on = first.bottom > 0 && first.top < height && first.right > 0 && first.left < width;
    const hit = document.elementFromPoint(Math.min(Math.max(x, 1), width - 1), Math.min(Math.max(y, 1), height - 1));
    // What a lesson says lies on the table, and can be folded away.
    const itself = on && !!hit && (seen.contains(hit) || (hit.contains(control) && !!hit.closest("label")) || !!hit.closest(".bubble"));
    return { on, hit, itself, middle: x > 0 && x < width && y > 0 && y < height };
  };
  const lines = [...root.querySelectorAll(".log li button")];
  const ends = new Set([lines[0], lines.at(-1)]);
  const controls = [...root.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")];
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled || control.closest("[inert]")) continue;
    if (control.closest("[data-pan]") && !control.closest(".tools")) continue;
    // Between the first and the last line of a log all others are.
    if (control.matches(".log li button") && !ends.has(control)) continue;
    const seen = control.type === "radio" || control.type === "checkbox" ? (control.labels?.[0] ?? control) : control;
    if (seen.getBoundingClientRect().width < 2) continue;
    // Most are there already.
    const now = hitOf(control, seen);
    if (now.itself && now.middle) continue;
    bring(control);
    const { on, hit, itself } = hitOf(control, seen);
    if (!itself) found.lost.push(`${said(control)} "${(control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 24)}" ${on ? `under ${hit ? said(hit) : "nothing"}` : "off the screen"}`);
  }
  for (const [box, [left, top]] of moved) box.scrollTo({ left, top, behavior: "instant" });
  return found;
}
