import { type ErrorCode, type Route, SECURITY_CODE_REQUIRED } from '@home-truths/contract';
import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { ENVIRONMENT, type Environment, needsSecondFactor } from '../../environment.ts';
import { hashToken, SessionsService, VISITOR_COOKIE_MS, VisitorsService } from './accounts.ts';
import { readCookie, setCookie } from './cookies.ts';
import { ipAddressOf } from './ip-address.ts';
import { NOT_PERMITTED, SIGN_IN_REQUIRED } from './messages.ts';
import { isUnsafe } from './origin.guard.ts';
import type { Person } from './person.ts';
import { routeOf } from './route-of.ts';
import { needsCode } from './second-factor-rule.ts';

/** Identifies the caller and checks the route's declared access, before input is parsed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly visitors: VisitorsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    if (!route) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    request.person = route.anonymous ? anonymousPerson(request) : await this.identify(request);
    authorise(route, request.person, request.params.id);
    if (route.authored) assertExpectedUser(request.person, request.get('X-Signed-In-As'));
    if (
      needsSecondFactor(this.environment) &&
      needsCode(route, request.person, request.params.id) &&
      !request.person.isChecked
    )
      throw new ForbiddenException(SECURITY_CODE_REQUIRED, {
        errorCode: 'security_code_required' satisfies ErrorCode,
      });
    if (isUnsafe(route.method) && !route.anonymous)
      await this.ensureVisitorCookie(request.person, http.getResponse<Response>());
    return true;
  }

  private async identify(request: Request): Promise<Person> {
    if (!request.headers.cookie) return anonymousPerson(request);
    const token = readCookie(this.environment, request, 'sid');
    const cookie = readCookie(this.environment, request, 'visitor');
    const session = token ? await this.sessions.find(token) : null;
    return {
      user: session?.user ?? null,
      session: token && session ? hashToken(token) : null,
      isChecked: session?.isChecked ?? false,
      visitor: cookie ? await this.visitors.read(cookie) : null,
      ipAddress: ipAddressOf(request),
    };
  }

  private async ensureVisitorCookie(person: Person, response: Response) {
    if (person.visitor) return;
    const { id, cookie } = await this.visitors.issue();
    person.visitor = id;
    setCookie(this.environment, response, { name: 'visitor', value: cookie, maxAge: VISITOR_COOKIE_MS });
  }
}

export const anonymousPerson = (request: Request): Person => ({
  user: null,
  visitor: null,
  ipAddress: ipAddressOf(request),
});

/**
 * Checks that the caller is whom the page shows as signed in: if a session ends while somebody writes, the text must
 * not be published as a guest’s.
 */
function assertExpectedUser({ user }: Person, expectedId: string | undefined) {
  if (expectedId !== undefined && expectedId !== String(user?.id))
    throw new UnauthorizedException('You’ve been signed out');
}

/**
 * Throws if a person may not use a route. An administrator with a generated password has only a member's rights.
 * @param id the id in the path, for a member's own routes
 */
export function authorise(
  { access, method }: Pick<Route, 'access' | 'method'>,
  { user }: Pick<Person, 'user'>,
  id: unknown,
) {
  if (access === 'anyone') return;
  if (!user) throw new UnauthorizedException(SIGN_IN_REQUIRED);
  const isAdmin = user.isAdmin && !user.mustChangePassword;
  const isAllowed = {
    member: true,
    self: String(user.id) === id || (isAdmin && !isUnsafe(method)),
    owner: String(user.id) === id,
    admin: isAdmin,
  }[access];
  if (isAllowed) return;
  throw new ForbiddenException(
    user.mustChangePassword ? 'Please choose your own password first' : NOT_PERMITTED,
  );
}
