import { STATUS_CODES } from 'node:http';
import { type Route, routes, type Schemas } from '@home-truths/contract';
import { Problem } from '@home-truths/contract/schemas';
import { toJSONSchema } from 'zod';
import { schemasOf } from './schemas.ts';
import { isAfterCode } from './second-factor-rule.ts';

const COMMON_ERRORS = [400, 429, 500, 503] as const;

const jsonSchema = (schema: Schemas['reply'], io: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parametersOf(route: Route) {
  const parametersIn = (schema: Schemas['query'], place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, schema]) => {
      const isRequired = place === 'path' || required.includes(name);
      return { name, in: place, required: isRequired, schema };
    });
  };
  const header = (name: string) => ({ name, in: 'header', required: false, schema: { type: 'string' } });
  return [
    ...parametersIn(schemasOf(route).params, 'path'),
    ...parametersIn(schemasOf(route).query, 'query'),
    ...(route.idempotent ? [header('Idempotency-Key')] : []),
    ...(route.authored ? [header('X-Signed-In-As')] : []),
  ];
}

function responsesOf(route: Route) {
  const status = route.status ?? 200;
  const total = {
    'X-Total-Count': { description: 'How many there are, or `1000+`', schema: { type: 'string' } },
  };
  const success = {
    description: STATUS_CODES[status],
    content: {
      [route.csv ? 'text/csv' : 'application/json']: { schema: jsonSchema(schemasOf(route).reply, 'output') },
    },
    ...(route.paged && { headers: total }),
  };
  const errors = [...COMMON_ERRORS, ...(route.errors ?? [])].map(error => [
    error,
    { $ref: '#/components/responses/Error' },
  ]);
  return { [status]: success, ...Object.fromEntries(errors) };
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

function bodyOf(route: Route) {
  const { body } = schemasOf(route);
  if (route.file) return { requestBody: { required: true, content: fileForm(route.file) } };
  return (
    body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }
  );
}

const operationOf = (name: string, route: Route) => ({
  operationId: name,
  summary: route.summary,
  description: `Access: ${route.access}${isAfterCode(route) ? ', with a second factor where the site asks for one' : ''}.`,
  parameters: parametersOf(route),
  ...bodyOf(route),
  responses: responsesOf(route),
});

function pathsOf(routesByName: Record<string, Route>) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, route] of Object.entries(routesByName)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
  }
  return paths;
}

export const openApi = {
  openapi: '3.1.0',
  info: { title: 'Home Truths', version: '1.0.0', description: 'Honest reviews of Australian homes.' },
  paths: pathsOf(routes),
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
