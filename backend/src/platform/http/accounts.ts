/** The accounts that guards need; linter rules allow `http` no other import of a domain. */
export { browserOfSession, KnownBrowsers } from '../../accounts/sessions/known-browsers.ts';
export { SessionsService } from '../../accounts/sessions/sessions.service.ts';
export { VISITOR_COOKIE_MS, VisitorsService } from '../../accounts/sessions/visitors.service.ts';
export { Signatures } from '../../accounts/signatures.ts';
export { hashToken } from '../../accounts/tokens.ts';
