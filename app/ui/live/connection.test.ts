// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribe } from './connection.ts';

/** Stands for the EventSource that jsdom lacks; the test is its server. */
class TestSource {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: TestSource[] = [];
  readyState: number = TestSource.CONNECTING;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    TestSource.all.push(this);
  }

  open() {
    this.readyState = TestSource.OPEN;
    this.onopen();
  }

  /** As for a response that is no event stream: the browser does not try again. */
  refuse() {
    this.readyState = TestSource.CLOSED;
  }

  close() {
    this.readyState = TestSource.CLOSED;
  }
}

let visibility = 'visible';
vi.stubGlobal('EventSource', TestSource);
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);

function show(state: 'visible' | 'hidden') {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const openSources = () => TestSource.all.filter(({ readyState }) => readyState !== TestSource.CLOSED);
const lastSource = () => TestSource.all.at(-1) as TestSource;

let ends: (() => void)[] = [];
const listenTo = (...topics: string[]) => {
  const onChange = vi.fn();
  ends.push(subscribe(topics, onChange));
  return onChange;
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  TestSource.all = [];
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

it('tells each subscriber of its own topics, over one stream', () => {
  const [messages, both] = [listenTo('messages'), listenTo('messages', 'notifications')];
  expect(TestSource.all.map(({ url }) => url)).toEqual(['/api/v1/events']);
  lastSource().onmessage({ data: 'notifications' });
  lastSource().onmessage({ data: 'messages' });
  lastSource().onmessage({ data: 'iets anders' });
  expect([messages.mock.calls.length, both.mock.calls.length]).toEqual([1, 2]);
});

it('tells all when the stream opens, since something may have changed before', () => {
  const messages = listenTo('messages');
  lastSource().open();
  expect(messages).toHaveBeenCalledTimes(1);
  lastSource().readyState = TestSource.CONNECTING; // lost; the browser opens it again
  lastSource().open();
  expect(messages).toHaveBeenCalledTimes(2);
  expect(TestSource.all).toHaveLength(1);
});

it('asks every minute while the server refuses the stream, and tries to open it again', () => {
  const messages = listenTo('messages');
  lastSource().refuse();
  vi.advanceTimersByTime(60_000);
  expect(messages).toHaveBeenCalledTimes(1);
  expect(TestSource.all).toHaveLength(2);
  lastSource().open();
  vi.advanceTimersByTime(600_000);
  expect(messages).toHaveBeenCalledTimes(2);
  expect(TestSource.all).toHaveLength(2);
});

it('has no stream and asks nothing while the page is hidden', () => {
  visibility = 'hidden';
  const messages = listenTo('messages');
  expect(TestSource.all).toHaveLength(0);
  show('visible');
  lastSource().open();
  show('hidden');
  expect(openSources()).toEqual([]);
  vi.advanceTimersByTime(600_000);
  expect(messages).toHaveBeenCalledTimes(1);
  show('visible');
  lastSource().open();
  expect(messages).toHaveBeenCalledTimes(2);
});

it('closes the stream with the last subscriber', () => {
  listenTo('messages');
  listenTo('notifications');
  ends[0]?.();
  expect(openSources()).toHaveLength(1);
  ends[1]?.();
  expect(openSources()).toEqual([]);
  show('visible');
  expect(TestSource.all).toHaveLength(1);
});
