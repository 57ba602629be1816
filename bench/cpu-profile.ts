/** What V8 writes with --cpu-prof; times in microseconds. */
export interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

/** Milliseconds by the clock: in the code itself, and with all that it calls. */
export interface Time {
  name: string;
  self: number;
  total: number;
}

const OURS = 'our own code';

export interface Sums {
  /** All but idle time. */
  busy: number;
  /** The longest by themselves first. */
  packages: Time[];
  /** Of our own code, those that take longest with all that they call first. */
  functions: Time[];
}

/** Where the last `milliseconds` of a profile went. */
export function sumProfile(profile: CpuProfile, milliseconds: number): Sums {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const packages = new Map<string, Time>();
  const functions = new Map<string, Time>();
  let busy = 0;
  for (const [id, time] of timeByNode(profile, milliseconds)) {
    const stack: ProfileNode[] = [];
    for (let node = nodes.get(id); node; node = nodes.get(parents.get(node.id) ?? -1)) stack.push(node);
    if (stack[0]?.callFrame.functionName === '(idle)') continue;
    busy += time;
    add(packages, stack.map(packageOf), time);
    add(
      functions,
      stack.map((node) => (packageOf(node) === OURS ? node.callFrame.functionName : '')),
      time,
    );
  }
  functions.delete(''); // functions without a name, and other packages
  return {
    busy,
    packages: [...packages.values()].sort((a, b) => b.self - a.self),
    functions: [...functions.values()].sort((a, b) => b.total - a.total),
  };
}

/** The time in each node of the tree of calls, in milliseconds, from the end of the profile backwards. */
function timeByNode({ samples, timeDeltas }: CpuProfile, milliseconds: number): Map<number, number> {
  const times = new Map<number, number>();
  let left = milliseconds;
  for (let index = samples.length - 1; index >= 0 && left > 0; index -= 1) {
    // A delta is the time since the sample before: what that one was doing.
    const [node, time] = [samples[index - 1], (timeDeltas[index] ?? 0) / 1000];
    if (node !== undefined) times.set(node, (times.get(node) ?? 0) + time);
    left -= time;
  }
  return times;
}

/** Adds time to the first of these names as its own, and to all of them, each once, as their total. */
function add(times: Map<string, Time>, names: string[], time: number): void {
  for (const name of new Set(names)) {
    const entry = times.get(name) ?? { name, self: 0, total: 0 };
    times.set(name, { name, self: entry.self + (name === names[0] ? time : 0), total: entry.total + time });
  }
}

function packageOf({ callFrame: { url, functionName } }: ProfileNode): string {
  if (functionName === '(garbage collector)') return 'V8: garbage collection';
  const [, name] = url.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? [];
  if (name) return name;
  if (url.startsWith('node:internal/')) return `node:${url.split('/')[1]}`;
  if (url.startsWith('node:')) return url;
  return url ? OURS : 'V8 and C++';
}
