// Loaded before a process of the site (node --import): its clock is ahead by MOVED_BY milliseconds, and MOVED_SPEED times as fast.
const { MOVED_BY = '0', MOVED_SPEED = '1' } = process.env;
const RealDate = Date;
const started = RealDate.now();
const now = () => started + Number(MOVED_BY) + (RealDate.now() - started) * Number(MOVED_SPEED);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
