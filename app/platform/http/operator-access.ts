import type { FastifyRequest } from 'fastify';
import type { Config } from '#app/platform/config/config.ts';
import { isLoopback } from '#app/platform/limits/network.ts';

/** The headers by which proxies, load balancers and networks for delivery tell that they forwarded a request. */
const FORWARDING = /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-envoy-.*|x-amzn-trace-id|.*-ip)$/;

type OperatorRequest = Pick<FastifyRequest, 'ip' | 'headers' | 'raw'>;
type OperatorConfig = Pick<Config, 'metricsHosts'>;

/**
 * Whether a request comes from an address in METRICS_HOSTS. One that a proxy forwarded does so only when TRUST_PROXY tells
 * the address of whoever asked and that is no loopback address: else it is the address of the proxy on our own machine, or
 * one that the client wrote into the header itself.
 */
export function isFromOperator(request: OperatorRequest, config: OperatorConfig): boolean {
  const { ip, raw } = request;
  const isReportedByProxy = ip !== raw.socket.remoteAddress && !isLoopback(ip);
  return config.metricsHosts.includes(ip) && (isReportedByProxy || !isForwarded(request, config));
}

/**
 * Whether a proxy forwarded the request, as far as that shows. One that adds no header shows by its HTTP/1.0, as older nginx
 * speaks by default, or by its Host: the public one, or the name that its settings give to our server. One that speaks
 * HTTP/1.1 and passes on the Host that its client chose, such as `localhost`, does not show: docs/operating.md, 'Monitoring'.
 */
function isForwarded(request: OperatorRequest, { metricsHosts }: OperatorConfig): boolean {
  const host = hostnameOf(request.headers.host);
  return tellsOfProxy(request) || (!isLoopback(host) && !metricsHosts.includes(host));
}

const tellsOfProxy = ({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean =>
  raw.httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));

/** Whether a request asks for the Host of PUBLIC_URL or for this machine, and came through no proxy, as far as that shows. */
export function isDirect(
  request: Pick<FastifyRequest, 'headers' | 'raw'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  const host = hostnameOf(request.headers.host);
  return !tellsOfProxy(request) && (isLoopback(host) || host === hostnameOf(publicUrl.host));
}

/** The name in a Host header, without its port and brackets. */
const hostnameOf = (header = ''): string =>
  header
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
