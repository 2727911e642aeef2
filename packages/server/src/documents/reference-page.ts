import {
  type AnyOperation,
  type AnyService,
  addressesOf,
  commonErrors,
  type Permission,
} from '@vitrine/contract/kit'
import { describeFields, type Field } from './describe-fields.ts'
import { exampleSection } from './example-section.ts'
import { type Example, examplesOf } from './examples.ts'
import { escapeHtml } from './highlight.ts'
import { referenceStyle } from './reference-style.ts'

type Services = Readonly<Record<string, AnyService>>

/** Where the page of a service is. */
const pathOf = ({ name }: AnyService) => `/docs/api/${name}`

/** The front page of the API's documents: every service with its operations, from the contract. */
export function referenceIndex(services: Services): string {
  const all = Object.values(services)
  const count = all.reduce((sum, one) => sum + Object.keys(one.operations).length, 0)
  return page(
    'Vitrine API',
    services,
    `<h1>API</h1>
<p class="lead">${count} operations. Send a token or an API key in <code>Authorization</code>; only status 200
with a JSON body is success. Every answer carries <code>X-Wix-Request-Id</code>. Each example was recorded from a
running shop; ids, tokens and times in it are made up.</p>
<dl class="callers">${Object.entries(callers)
      .map(([name, words]) => `<dt><span class="who">${name}</span></dt><dd>${words}</dd>`)
      .join('')}</dl>
${all.map(summaryOf).join('\n')}`,
  )
}

/** The page of the service at a path: its operations with their fields, limits and errors. */
export function referencePage(services: Services, path: string): string | undefined {
  const service = Object.values(services).find((one) => pathOf(one) === path)
  if (!service) return undefined
  const examples = examplesOf(service.name)
  return page(
    `${service.summary} · Vitrine API`,
    services,
    `<h1>${escapeHtml(service.name)}</h1><p class="lead">${escapeHtml(service.summary)}</p>
${Object.entries(service.operations)
  .map(([name, operation]) => article(name, service, operation, examples[name]))
  .join('\n')}`,
    service,
  )
}

const page = (title: string, services: Services, content: string, here?: AnyService) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${referenceStyle}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
<nav aria-label="Services"><p class="mark"><a href="/docs/api">Vitrine API</a></p>
<p><a href="/openapi.json">openapi.json</a></p>
<ul>${Object.values(services)
    .map((one) => {
      const current = one === here ? ' aria-current="page"' : ''
      return `<li><a href="${pathOf(one)}"${current}>${escapeHtml(one.name)}</a></li>`
    })
    .join('')}</ul></nav>
<main id="content">${content}</main></body></html>`

const summaryOf = (service: AnyService) =>
  `<section><h2><a href="${pathOf(service)}">${escapeHtml(service.name)}</a></h2>
<p>${escapeHtml(service.summary)}</p><ul class="names">${Object.keys(service.operations)
    .map((name) => `<li><a href="${pathOf(service)}#${name}">${escapeHtml(name)}</a></li>`)
    .join('')}</ul></section>`

function article(
  name: string,
  service: AnyService,
  operation: AnyOperation,
  example: Example | undefined,
): string {
  const [address, ...aliases] = addressesOf(service, operation)
  const others = aliases
    .map((one) => `<code>${one.method} ${escapeHtml(one.path)}</code>`)
    .join(' ')
  return `<article id="${name}"><h2>${escapeHtml(name)}</h2>
<p class="route"><b>${address?.method}</b> <code>${escapeHtml(address?.path ?? '')}</code>
<span class="who" title="${callers[operation.permission]}">${operation.permission}</span></p>
<p>${escapeHtml(operation.summary)}.${operation.description ? ` ${escapeHtml(operation.description)}` : ''}</p>
${others ? `<details><summary>${aliases.length} further addresses</summary><p>${others}</p></details>` : ''}
${fieldTable('Request', describeFields(operation.request))}
${operation.answers === 'page' ? '' : fieldTable('Answer', describeFields(operation.response))}
${errorList(operation)}${example ? exampleSection(name, example) : ''}</article>`
}

/** Who may call an operation, as text. */
const callers: Readonly<Record<Permission, string>> = {
  open: 'Needs no token',
  anyone: 'Visitors, members and merchants',
  'site-member': 'Members and merchants',
  member: 'Members, for themselves',
  admin: 'Merchants: staff and API keys',
}

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return ''
  const rows = fields
    .map(
      (field) =>
        `<tr><td style="padding-inline-start:${field.depth * 16 + 8}px"><code>${escapeHtml(field.name)}</code>${
          field.required ? ' <abbr title="required">*</abbr>' : ''
        }</td><td>${escapeHtml(field.kind)}</td><td>${escapeHtml(field.limits)}</td></tr>`,
    )
    .join('')
  return `<details><summary>${title} <span>${fields.length} fields</span></summary>
<table><thead><tr><th>Field</th><th>Type</th><th>Limits</th></tr></thead><tbody>${rows}</tbody></table></details>`
}

function errorList(operation: AnyOperation): string {
  const always = operation.permission === 'open' ? [] : commonErrors.slice(0, 2)
  const own = [...(operation.errors ?? []), ...always]
  const items = own
    .map(
      ({ status, code, description }) =>
        `<li><code>${status} ${escapeHtml(code)}</code> ${escapeHtml(description)}</li>`,
    )
    .join('')
  const broken = `<li><code>400</code> ${operation.invalidInput ? escapeHtml(operation.invalidInput.description) : 'A field is broken; <code>fieldViolations</code> names each one'}</li>`
  return `<details><summary>Errors <span>${own.length + 1}</span></summary><ul>${broken}${items}</ul></details>`
}
