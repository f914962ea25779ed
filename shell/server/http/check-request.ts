import type { Settings } from '../environment.ts';
import { respondToCollector } from '../metrics.ts';
import { HSTS_HEADER } from '../pages/security.ts';
import type { Handler } from './files.ts';
import { hasSeveralHosts, isForHostOf } from './host.ts';
import { removeForwardedHeaders } from './proxy.ts';
import { limitBodyTime } from './request-body.ts';
import { sendText } from './send.ts';
import { isDecodable, originOf } from './site-url.ts';

/** Paths of health checks, which are served under any host name. */
export const HEALTH_PATHS = /^\/(healthz|readyz)$/;
/** The maximum length of a page's URL (characters). */
const MAX_URL_LENGTH = 4000;

/** Passes on requests for this site with a valid URL, and responds to collectors; the first handler of all. */
export const checkRequest =
  (settings: Settings): Handler =>
  (request, response, next) => {
    limitBodyTime(request, response);
    if (settings.https) response.setHeader(...HSTS_HEADER);
    if (hasSeveralHosts(request))
      return sendText(request, response, 400, 'A request must name exactly one host.');
    if (settings.metricsPort === undefined && respondToCollector(request, response)) return;
    if (!settings.proxies) removeForwardedHeaders(request);
    const requested = request.url ?? '';
    const { publicUrl } = settings;
    if (publicUrl && !HEALTH_PATHS.test(requested) && !isForHostOf(publicUrl, request))
      return sendText(request, response, 421, `This site is at ${publicUrl}.`);
    if (requested.length > MAX_URL_LENGTH) return sendText(request, response, 414, 'This link is too long.');
    if (!isDecodable(requested) || !URL.canParse(originOf(request, settings)))
      return sendText(request, response, 400, 'This link isn’t valid.');
    next();
  };
