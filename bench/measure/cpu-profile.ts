/** The file that V8 writes with --cpu-prof. Times are in microseconds. */
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

/** Elapsed time in milliseconds: in the code itself, and including everything that it calls. */
export interface Time {
  name: string;
  self: number;
  total: number;
}

const OURS = 'our own code';

/** The times of a profile. */
export interface ProfileSums {
  /** All but idle time. */
  busy: number;
  /** Sorted by `self`, the longest first. */
  packages: Time[];
  /** Functions of our own code, sorted by `total`, the longest first. */
  functions: Time[];
}

/** Sums the last `milliseconds` of a profile by package and by function. */
export function sumProfile(profile: CpuProfile, milliseconds: number): ProfileSums {
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

/** The time in each node of the call tree, in milliseconds, within the last `milliseconds` of the profile. */
function timeByNode({ samples, timeDeltas }: CpuProfile, milliseconds: number): Map<number, number> {
  const times = new Map<number, number>();
  let remaining = milliseconds;
  for (let index = samples.length - 1; index >= 0 && remaining > 0; index -= 1) {
    // A delta is the time since the previous sample, so it belongs to the node of that sample.
    const [node, time] = [samples[index - 1], (timeDeltas[index] ?? 0) / 1000];
    if (node !== undefined) times.set(node, (times.get(node) ?? 0) + time);
    remaining -= time;
  }
  return times;
}

/** Adds the time to `self` of the first name, which is on top of the stack, and to `total` of each name, once. */
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
