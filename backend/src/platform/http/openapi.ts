import { STATUS_CODES } from 'node:http';
import { type ReleaseRoute, type Route, releaseRoutes, routes, type Schemas } from '@home-truths/contract';
import { Problem } from '@home-truths/contract/schemas';
import { toJSONSchema } from 'zod';
import { schemasOf } from './schemas.ts';
import { routeNeedsCode } from './second-factor-rule.ts';

type AnyRoute = Omit<Route, 'access' | 'limit'> & Pick<ReleaseRoute, 'archive'>;

const COMMON_ERRORS = [400, 429, 500, 503] as const;

const jsonSchema = (schema: Schemas['reply'], io: 'input' | 'output') => {
  const { $schema: _, ...withoutDialect } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutDialect;
};

function parametersOf(route: AnyRoute) {
  const describe = (schema: Schemas['query'], place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, schema]) => {
      const isRequired = place === 'path' || required.includes(name);
      return { name, in: place, required: isRequired, schema };
    });
  };
  const header = (name: string) => ({ name, in: 'header', required: false, schema: { type: 'string' } });
  return [
    ...describe(schemasOf(route).params, 'path'),
    ...describe(schemasOf(route).query, 'query'),
    ...(route.idempotent ? [header('Idempotency-Key')] : []),
    ...(route.authored ? [header('X-Signed-In-As')] : []),
  ];
}

function responsesOf(route: AnyRoute) {
  // an archive is new, or stored already
  const statuses = route.archive ? [201, 200] : [route.status ?? 200];
  const totalHeader = {
    'X-Total-Count': { description: 'How many there are, or `1000+`', schema: { type: 'string' } },
  };
  const success = {
    content: {
      [route.csv ? 'text/csv' : 'application/json']: { schema: jsonSchema(schemasOf(route).reply, 'output') },
    },
    ...(route.paged && { headers: totalHeader }),
  };
  const errors = [...COMMON_ERRORS, ...(route.errors ?? [])].map(error => [
    error,
    { $ref: '#/components/responses/Error' },
  ]);
  return Object.fromEntries([
    ...statuses.map(status => [status, { description: STATUS_CODES[status], ...success }] as const),
    ...errors,
  ]);
}

const fileForm = (field: string) => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    },
  },
});

function bodyOf(route: AnyRoute) {
  const { body } = schemasOf(route);
  const archive = { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  if (route.archive) return { requestBody: { required: true, content: archive } };
  if (route.file) return { requestBody: { required: true, content: fileForm(route.file) } };
  return (
    body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }
  );
}

const operationOf = (name: string, route: AnyRoute, access: string) => ({
  operationId: name,
  summary: route.summary,
  description: `Access: ${access}.`,
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: responsesOf(route),
});

const accessOf = (route: Route) =>
  `${route.access}${routeNeedsCode(route) ? ', with a second factor where the site asks for one' : ''}`;

function accessByToken({ right }: ReleaseRoute) {
  if (right === 'none') return 'anyone';
  return right === 'any' ? 'a release token of the remote' : `a release token with the right \`${right}\``;
}

function pathsOf<R extends AnyRoute>(routesByName: Record<string, R>, describe: (route: R) => string) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, route] of Object.entries(routesByName)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, describe(route)) };
  }
  return paths;
}

export const openApi = {
  openapi: '3.1.0',
  info: { title: 'Home Truths', version: '1.0.0', description: 'Honest reviews of Australian homes.' },
  paths: {
    ...pathsOf<Route>(routes, accessOf),
    ...pathsOf<ReleaseRoute>(releaseRoutes, accessByToken),
  },
  components: {
    responses: {
      Error: {
        description: 'A short sentence; RFC 9457 with `Accept: application/problem+json`',
        content: {
          'text/plain': { schema: { type: 'string' } },
          'application/problem+json': { schema: jsonSchema(Problem, 'input') },
        },
      },
    },
  },
};
export type OpenApi = typeof openApi;
