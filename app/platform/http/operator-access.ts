import type { FastifyRequest } from 'fastify';
import type { Config } from '#app/platform/config/config.ts';

/** The headers by which proxies, load balancers and networks for delivery tell that they forwarded a request. */
const FORWARDING = /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-envoy-.*|x-amzn-trace-id|.*-ip)$/;

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Whether a request comes from an address in METRICS_HOSTS. One that a proxy forwarded does so only when TRUST_PROXY tells
 * the address of whoever asked and that is no loopback address: else it is the address of the proxy on our own machine, or
 * one that the client wrote into the header itself.
 */
export function isFromOperator(
  request: Pick<FastifyRequest, 'ip' | 'headers' | 'raw'>,
  { metricsHosts }: Pick<Config, 'metricsHosts'>,
): boolean {
  const { ip, headers, raw } = request;
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  const isTold = ip !== raw.socket.remoteAddress && !LOOPBACK.test(ip);
  return metricsHosts.includes(ip) && (!isForwarded || isTold);
}
