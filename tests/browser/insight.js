// What of a decision cannot be seen on the screen that is shown: neither in the window nor pointed to. Gives complaints.
() => {
  const found = [];
  const main = document.querySelector("main");
  const said = (one) => one.dataset.deed ?? one.dataset.target ?? one.dataset.role ?? (one.innerText || one.className).trim().slice(0, 24);
  const high = innerHeight;
  const wide = innerWidth;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);

  if (document.documentElement.scrollWidth > wide + 1) found.push("the page is wider than the window");
  if (document.documentElement.scrollHeight > high + 1) found.push("the page is higher than the window");

  /** The part of a thing that is in the window and in all that moves around it. */
  const part = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (/visible/.test(getComputedStyle(box).overflowY)) continue;
      const frame = box.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(wide, right), bottom: Math.min(high, bottom) };
  };
  /** Whether so much of its height is seen, and nothing lies on the middle of that. */
  const seen = (one, least) => {
    const box = part(one);
    const whole = one.getBoundingClientRect();
    if (box.right - box.left < 0.9 * whole.width || box.bottom - box.top < Math.min(least, whole.height - 2)) return false;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !!hit && (one.contains(hit) || hit.contains(one));
  };
  /** Something around it says that there is more, and that can be seen. */
  const pointedTo = (one) => {
    const list = one.closest("[data-more]");
    return !!list && seen(list, 40);
  };

  // The question, both choices, and whatever else a decision is made with.
  for (const one of all(".dock .ask h2, .pick h1, .pick h2")) if (!seen(one, 30)) found.push(`question: ${said(one)}`);
  for (const one of all(".dock .choice")) if (!seen(one, 72)) found.push(`choice: ${said(one)}`);
  for (const one of all(".commit .btn, .pick footer > .btn, .dock .acts .btn, .dock .foot .btn"))
    if (!seen(one, 24) && !pointedTo(one)) found.push(`button: ${said(one)}`);
  const offered = all(".dock .deed, .dock button.card, .dock .tray button, .dock .fist button, .pick button.card");
  for (const one of offered) if (!seen(one, 20) && !pointedTo(one)) found.push(`offered: ${said(one)}`);
  if (offered.length && !offered.some((one) => seen(one, 20))) found.push("nothing that is offered is seen");

  // The map: large enough, its targets seen or pointed to, and nothing of it under the small map.
  const sea = all(".sea")[0];
  if (sea) {
    const frame = part(sea);
    if (frame.bottom - frame.top < 128 || frame.right - frame.left < 300)
      found.push(`the map is ${Math.round(frame.right - frame.left)} × ${Math.round(frame.bottom - frame.top)}`);
    const tools = all(".sea .tools");
    const under = (x, y) => tools.some((one) => {
      const box = one.getBoundingClientRect();
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
    const middle = (one) => {
      const box = one.getBoundingClientRect();
      return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    };
    const hidden = all(".sea [data-legal]:not(.pawn)").filter((one) => {
      const { x, y } = middle(one);
      return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom || under(x, y);
    });
    const aim = all(".sea .tools b")[0];
    if (hidden.length && (!aim || !seen(aim, 8) || Number(aim.textContent) < hidden.length))
      found.push(`${hidden.length} targets out of sight: ${hidden.map(said).join(", ")}; pointed to: ${aim?.textContent ?? "none"}`);
    const mini = all(".sea .mini")[0]?.getBoundingClientRect();
    for (const one of mini ? all(".sea .pawn.own, .sea [data-legal]") : []) {
      const { x, y } = middle(one);
      if (x > mini.left && x < mini.right && y > mini.top && y < mini.bottom) found.push(`under the small map: ${said(one)}`);
    }
    // Pawns stand beside each other and on no name.
    const lap = (one, other) => {
      const w = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const h = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return w > 0 && h > 0 ? w * h : 0;
    };
    const box = (one) => one.getBoundingClientRect();
    const size = ({ width, height }) => width * height;
    const pawns = all(".sea .pawn:not(svg)");
    pawns.forEach((one, at) => {
      for (const other of pawns.slice(at + 1))
        if (lap(box(one), box(other)) > 0.35 * size(box(one))) found.push(`${one.dataset.pawn} stands on ${other.dataset.pawn}`);
      for (const name of all(".sea .plate"))
        if (lap(box(one), box(name)) > 0.3 * size(box(name))) found.push(`${one.dataset.pawn} covers ${said(name)}`);
    });
  }

  // A name that ends in dots has some letters left.
  for (const one of all(".nm, .who")) {
    // What is only read out has no width.
    if (one.clientWidth < 2 || one.closest(".folded:not(.told) .say") || one.scrollWidth <= one.clientWidth + 1 || getComputedStyle(one).textOverflow !== "ellipsis") continue;
    const letter = one.scrollWidth / Math.max(1, one.textContent.trim().length);
    if (one.clientWidth < 3.5 * letter) found.push(`name cut: ${one.textContent.trim()} (${one.clientWidth} px)`);
  }
  return main ? found : ["no screen"];
}
