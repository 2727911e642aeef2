import {
  type AnyOperation,
  type AnyService,
  addressesOf,
  commonErrors,
  parametersOf,
} from '@vitrine/contract/kit'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of a contract. The wire schemas are JSON Schema already. */
export function toOpenApi(services: Readonly<Record<string, AnyService>>, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const [key, service] of Object.entries(services)) {
    for (const [name, operation] of Object.entries(service.operations)) {
      const address = addressesOf(service, operation)[0]
      if (!address) continue
      const item = paths[address.path] ?? {}
      item[address.method.toLowerCase()] = describe(key, name, service, operation)
      paths[address.path] = item
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version,
      description: 'Websites with members and an online store. Derived from the contract.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(services).map(([key, service]) => ({
      name: key,
      description: service.summary,
    })),
    paths,
    components,
  }
}

function describe(key: string, name: string, service: AnyService, operation: AnyOperation): Json {
  const [address, ...aliases] = addressesOf(service, operation)
  return {
    operationId: `${key}.${name}`,
    tags: [key],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    ...(operation.permission === 'open' ? { security: [] } : { security: [{ token: [] }] }),
    'x-permission': operation.permission,
    ...(aliases.length > 0
      ? { 'x-aliases': aliases.map((one) => `${one.method} ${one.path}`) }
      : {}),
    ...(operation.facts?.length ? { 'x-facts': operation.facts.map((fact) => fact.name) } : {}),
    ...inputOf(address?.method ?? 'GET', address?.path ?? '', operation),
    responses: responsesOf(operation),
  }
}

function inputOf(method: string, path: string, operation: AnyOperation): Json {
  const inPath = parametersOf(path)
  const parameters = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const fields = Object.entries((operation.request as Json).properties ?? {}) as [string, Json][]
  if (method === 'GET' || method === 'DELETE' || operation.consumes === 'bytes') {
    const required = ((operation.request as Json).required ?? []) as string[]
    const query = fields
      .filter(([name]) => !inPath.includes(name))
      .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
    const body = operation.consumes === 'bytes' ? { requestBody: bytesBody } : {}
    return { parameters: [...parameters, ...query], ...body }
  }
  const content = { 'application/json': { schema: operation.request } }
  return { parameters, requestBody: { required: true, content } }
}

const bytesBody = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function responsesOf(operation: AnyOperation): Json {
  const success =
    operation.answers === 'page'
      ? { description: 'A page, an image or a redirect', content: { '*/*': { schema: {} } } }
      : { description: 'Done', content: { 'application/json': { schema: operation.response } } }
  const errors = new Map<number, string[]>([[400, ['`validationError` naming each broken field']]])
  const always = operation.permission === 'open' ? [] : commonErrors.slice(0, 2)
  for (const { status, code, description } of [...(operation.errors ?? []), ...always]) {
    errors.set(status, [...(errors.get(status) ?? []), `\`${code}\` ${description}`])
  }
  const described = [...errors]
    .sort(([a], [b]) => a - b)
    .map(([status, lines]) => [
      String(status),
      {
        description: lines.join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ])
  return { '200': success, ...Object.fromEntries(described) }
}

const components = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'An access token or an API key, with or without the word Bearer',
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['message', 'details'],
      properties: {
        message: { type: 'string' },
        details: {
          type: 'object',
          properties: {
            applicationError: {
              type: 'object',
              required: ['code', 'description', 'data'],
              properties: { code: { type: 'string' }, description: { type: 'string' }, data: {} },
            },
            validationError: {
              type: 'object',
              properties: {
                fieldViolations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['field', 'description', 'violatedRule', 'data'],
                    properties: {
                      field: { type: 'string' },
                      description: { type: 'string' },
                      violatedRule: { type: 'string' },
                      ruleName: { type: 'string' },
                      data: { type: 'object' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}
