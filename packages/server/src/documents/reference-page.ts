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

const referenceStyle = `
:root{--paper:oklch(.985 .004 85);--ink:oklch(.22 .012 75);--mute:oklch(.45 .012 75);--hair:oklch(.22 .012 75/.13);--case:oklch(.955 .006 85);--accent:oklch(.52 .18 35);--text:oklch(.44 .09 150);--number:oklch(.46 .12 250)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.19 .01 75);--ink:oklch(.94 .008 85);--mute:oklch(.75 .012 80);--hair:oklch(.94 .008 85/.15);--case:oklch(.235 .01 75);--accent:oklch(.74 .15 38);--text:oklch(.8 .09 150);--number:oklch(.8 .09 250)}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:220px minmax(0,1fr);font:15px/1.55 "Instrument Sans Variable",system-ui,sans-serif;background:var(--paper);color:var(--ink)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 20px;background:var(--case);border-inline-end:1px solid var(--hair)}nav ul{list-style:none;padding:0;margin:16px 0}nav li{padding:3px 0}
.mark,h1,h2{font-family:"Fraunces Variable",Georgia,serif;font-weight:380;letter-spacing:-.01em}.mark{font-size:22px;margin:0}h1{font-size:48px;line-height:1;margin:0 0 12px}h2{font-size:30px;margin:56px 0 4px;padding-top:24px;border-top:1px solid var(--hair)}article h2{margin:0;padding:0;border:0;font:600 17px/1.5 "Instrument Sans Variable",system-ui,sans-serif;letter-spacing:0}.mark a,h2 a{text-decoration:none}nav a[aria-current]{font-weight:600;text-decoration-thickness:2px}.names{min-width:0;list-style:none;padding:0;margin:8px 0;display:flex;flex-wrap:wrap;gap:6px 18px}.names a{overflow-wrap:anywhere;font:13px/1.6 "Geist Mono Variable",ui-monospace,monospace}
main{min-width:0;padding:48px clamp(20px,5vw,72px) 120px;max-width:1080px}.lead{max-width:62ch;color:var(--mute);font-size:17px}
a{color:inherit;text-underline-offset:3px}code{font:13px/1.4 "Geist Mono Variable",ui-monospace,monospace;overflow-wrap:anywhere}
article{padding:22px 0;border-bottom:1px solid var(--hair)}.route{margin:6px 0}.route b{font-weight:600;color:var(--accent)}.who{margin-inline-start:8px;border:1px solid var(--hair);border-radius:999px;padding:1px 10px;font-size:13px;color:var(--mute)}
details{margin:6px 0}summary{cursor:pointer}summary span{color:var(--mute)}table{border-collapse:collapse;width:100%;margin:8px 0;display:block;overflow-x:auto}th{text-align:start;font-weight:500;color:var(--mute);font-size:13px}td,th{padding:5px 8px;border-bottom:1px solid var(--hair);vertical-align:top}
figure{margin:10px 0}figcaption{color:var(--mute);font-size:13px}pre{margin:4px 0;padding:14px 16px;max-height:460px;overflow:auto;background:var(--case);border:1px solid var(--hair);border-radius:2px;tab-size:2}pre code{overflow-wrap:normal}pre i{font-style:normal}.key{color:var(--accent)}.text{color:var(--text)}.number,.word{color:var(--number)}
.callers{display:grid;grid-template-columns:max-content 1fr;gap:6px 16px;margin:24px 0}.callers dd{margin:0}.callers .who{margin:0}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:8px;top:8px}
@media (max-width:760px){body{grid-template-columns:1fr}nav{position:static;height:auto;border:0}nav ul{display:flex;flex-wrap:wrap;gap:2px 16px}}
`

type Services = Readonly<Record<string, AnyService>>

/** Path of a service's page. */
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

/** The callers of an operation, as text. */
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
