import { type AnyOperation, type AnyService, addressesOf } from '@vitrine/contract/kit'
import { describeFields, type Field } from './describe-fields.ts'
import { referenceStyle } from './reference-style.ts'

/** The readable page of the API: every operation with its fields, limits and errors, from the contract. */
export function referencePage(services: Readonly<Record<string, AnyService>>): string {
  const entries = Object.entries(services)
  const count = entries.reduce((sum, [, one]) => sum + Object.keys(one.operations).length, 0)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine API</title><style>${referenceStyle}</style></head>
<body><a class="skip" href="#content">Skip to content</a>
<nav aria-label="Services"><p class="mark">Vitrine API</p>
<p><a href="/openapi.json">openapi.json</a></p>
<ul>${entries.map(([key]) => `<li><a href="#${key}">${escapeHtml(key)}</a></li>`).join('')}</ul></nav>
<main id="content"><h1>API</h1>
<p class="lead">${count} operations. Send a token or an API key in <code>Authorization</code>; only status 200
with a JSON body is success. Every answer carries <code>X-Wix-Request-Id</code>.</p>
${entries.map(([key, service]) => section(key, service)).join('\n')}</main></body></html>`
}

const section = (key: string, service: AnyService) =>
  `<section id="${key}"><h2>${escapeHtml(key)}</h2><p>${escapeHtml(service.summary)}</p>
${Object.entries(service.operations)
  .map(([name, operation]) => article(key, name, service, operation))
  .join('\n')}</section>`

function article(key: string, name: string, service: AnyService, operation: AnyOperation): string {
  const [address, ...aliases] = addressesOf(service, operation)
  const others = aliases
    .map((one) => `<code>${one.method} ${escapeHtml(one.path)}</code>`)
    .join(' ')
  return `<article id="${key}.${name}"><h3>${escapeHtml(name)}</h3>
<p class="route"><b>${address?.method}</b> <code>${escapeHtml(address?.path ?? '')}</code>
<span class="who">${operation.permission}</span></p>
<p>${escapeHtml(operation.summary)}.${operation.description ? ` ${escapeHtml(operation.description)}` : ''}</p>
${others ? `<details><summary>${aliases.length} further addresses</summary><p>${others}</p></details>` : ''}
${fieldTable('Request', describeFields(operation.request))}
${operation.answers === 'page' ? '' : fieldTable('Answer', describeFields(operation.response))}
${errorList(operation)}</article>`
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
  if (!operation.errors?.length) return ''
  const items = operation.errors
    .map(
      ({ status, code, description }) =>
        `<li><code>${status} ${escapeHtml(code)}</code> ${escapeHtml(description)}</li>`,
    )
    .join('')
  return `<details><summary>Errors <span>${operation.errors.length}</span></summary><ul>${items}</ul></details>`
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
