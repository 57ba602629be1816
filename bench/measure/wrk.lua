-- The requests and the report of wrk (wrk.ts). With BENCH_POST it posts that body, each time with a new Idempotency-Key.
local body = os.getenv("BENCH_POST")

if body then
  local sent = 0
  math.randomseed(os.time())
  local run = math.random(0, 0xffffff)

  function request()
    sent = sent + 1
    wrk.headers["Idempotency-Key"] = string.format("%08x-0000-4000-8000-%012x", run, sent)
    return wrk.format("POST", nil, nil, body)
  end
end

-- Writes the last line of the output, as JSON. Times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"requests":%d,"failed":%d,"duration":%d,"p99":%d}\n',
    summary.requests, failed, summary.duration, latency:percentile(99)))
end
