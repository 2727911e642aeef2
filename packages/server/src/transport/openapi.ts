import {
  type AnyOperation,
  type AnyService,
  addressesOf,
  commonErrors,
  parametersOf,
} from '@vitrine/contract/kit'
import { schemaNames } from './schema-names.ts'
import { shareParts } from './shared-parts.ts'
import { shareSchemas } from './shared-schemas.ts'

type Json = Record<string, unknown>
type Services = Readonly<Record<string, AnyService>>

/** Writes a schema of an operation. */
type WriteSchema = (schema: object, owner: string) => Json

interface OperationObject {
  readonly parameters: readonly Json[]
  readonly responses: Readonly<Record<string, Json>>
  readonly [key: string]: unknown
}

/** Loaders differ in the order of a module's exports. */
const byName = (operations: AnyService['operations']) =>
  Object.entries(operations).sort(([one], [other]) => (one < other ? -1 : 1))

/** The OpenAPI 3.1 document of a contract. The wire schemas are JSON Schema already. */
export function toOpenApi(services: Services, version: string): Json {
  const schemas = shareSchemas(schemasOf(services), schemaNames(), ['Error'])
  const operations = Object.entries(services).flatMap(([key, service]) =>
    byName(service.operations).map(([name, operation]) => ({
      route: addressesOf(service, operation)[0] ?? operation.route,
      described: describe(key, name, service, operation, schemas.write),
    })),
  )
  const all = operations.map(({ described }) => described)
  const parameters = shareParts(
    'parameters',
    all.flatMap((one) => one.parameters),
    parameterName,
  )
  const errors = all.flatMap((one) => Object.values(one.responses).filter(isError))
  const responses = shareParts('responses', errors, errorName)
  const paths: Record<string, Json> = {}
  for (const { route, described } of operations) {
    const item = paths[route.path] ?? {}
    item[route.method.toLowerCase()] = {
      ...described,
      parameters: described.parameters.map(parameters.write),
      responses: mapValues(described.responses, (one) =>
        isError(one) ? responses.write(one) : one,
      ),
    }
    paths[route.path] = item
  }
  return {
    ...frontMatter(services, version),
    paths,
    components: {
      securitySchemes,
      parameters: parameters.all(),
      responses: responses.all(),
      schemas: { Error: errorSchema, ...schemas.schemas() },
    },
  }
}

const frontMatter = (services: Services, version: string): Json => ({
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
})

const mapValues = (values: Readonly<Record<string, Json>>, change: (value: Json) => Json) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))

const parameterName = ({ name, in: location }: Json) => `${location} ${name}`

/** Descriptions of errors name the codes they carry. */
const isError = ({ description }: Json) => codesIn(description).length > 0
const codesIn = (description: unknown) =>
  [...String(description).matchAll(/`(\w+)`/g)].map(([, code = '']) => code)

/** The code of a single error; for several, the first and their number. */
function errorName({ description }: Json): string {
  const [first = '', ...others] = codesIn(description)
  const name = first.toLowerCase().replaceAll('_', ' ')
  return others.length > 0 ? `${name} or ${others.length} more` : name
}

const schemasOf = (services: Services): object[] =>
  Object.values(services).flatMap((service) =>
    byName(service.operations).flatMap(([, { request, response }]) => [request, response]),
  )

function describe(
  key: string,
  name: string,
  service: AnyService,
  operation: AnyOperation,
  write: WriteSchema,
): OperationObject {
  const [address, ...aliases] = addressesOf(service, operation)
  const id = `${key}.${name}`
  return {
    operationId: id,
    tags: [key],
    summary: operation.summary,
    ...(operation.description ? { description: operation.description } : {}),
    ...(operation.permission === 'open' ? { security: [] } : { security: [{ token: [] }] }),
    'x-permission': operation.permission,
    ...(aliases.length > 0
      ? { 'x-aliases': aliases.map((one) => `${one.method} ${one.path}`) }
      : {}),
    ...(operation.facts?.length ? { 'x-facts': operation.facts.map((fact) => fact.name) } : {}),
    ...inputOf(id, address?.method ?? 'GET', address?.path ?? '', operation, write),
    responses: responsesOf(id, operation, write),
  }
}

function inputOf(
  id: string,
  method: string,
  path: string,
  operation: AnyOperation,
  write: WriteSchema,
): Pick<OperationObject, 'parameters'> & Json {
  const inPath = parametersOf(path)
  const parameters = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  if (method !== 'GET' && method !== 'DELETE' && operation.consumes !== 'bytes') {
    const content = { 'application/json': { schema: write(operation.request, id) } }
    return { parameters, requestBody: { required: true, content } }
  }
  const { properties = {}, required = [] } = operation.request as {
    properties?: Record<string, object>
    required?: readonly string[]
  }
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: write(schema, id),
    }))
  const body = operation.consumes === 'bytes' ? { requestBody: bytesBody } : {}
  return { parameters: [...parameters, ...query], ...body }
}

const bytesBody = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function responsesOf(id: string, operation: AnyOperation, write: WriteSchema) {
  const success =
    operation.answers === 'page'
      ? { description: 'A page, an image or a redirect', content: { '*/*': { schema: {} } } }
      : {
          description: 'Done',
          content: { 'application/json': { schema: write(operation.response, id) } },
        }
  const errors = new Map<number, string[]>([[400, ['`validationError` naming each broken field']]])
  const always = operation.permission === 'open' ? [] : commonErrors.slice(0, 2)
  for (const { status, code, description } of [...(operation.errors ?? []), ...always]) {
    errors.set(status, [...(errors.get(status) ?? []), `\`${code}\` ${description}`])
  }
  const described = [...errors]
    .sort(([a], [b]) => a - b)
    .map(([status, lines]) => [String(status), { description: lines.join('; '), content }])
  return { '200': success, ...Object.fromEntries(described) }
}

const content = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
}

const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'An access token or an API key, with or without the word Bearer',
  },
}

const errorSchema = {
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
}
