import type { PluginBlock, PluginField, PluginForm, Texts } from '@vitrine/contract/plugins'
import type { FormField, PageBlock, Plugin, SectionBlock, Text } from '@vitrine/plugin'
import { mountOf } from './names.ts'

/** Languages are looked up by readers; a text for all of them goes under English, the last resort of each reader. */
export const encodeText = (text: Text): Texts =>
  typeof text === 'string' ? { en: text } : Object.fromEntries(Object.entries(text).map(asText))

const asText = ([language, text]: [string, unknown]): [string, string] => [language, String(text)]

type TableBlock = Extract<PageBlock, { kind: 'table' }>
type FormBlock = Extract<PageBlock, { kind: 'form' }>

/** A block as it travels. Fails where it has an address that is not let in, or a form without an operation. */
export function encodeBlock(plugin: Plugin, block: PageBlock): PluginBlock {
  if (block.kind === 'table') return encodeTable(block)
  if (block.kind === 'form') return encodeForm(plugin, block)
  return encodeSection(block)
}

export function encodeSection(block: SectionBlock): PluginBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'HEADING', text: encodeText(block.text) }
    case 'paragraph':
      return { kind: 'PARAGRAPH', text: encodeText(block.text) }
    case 'list':
      return { kind: 'LIST', items: block.items.map(encodeText) }
    case 'link':
      return { kind: 'LINK', text: encodeText(block.text), url: checkedUrl(block.url) }
    case 'picture':
      return { kind: 'PICTURE', text: encodeText(block.alt), url: checkedUrl(block.url) }
    default:
      throw new Error(`There is no block of the kind ${JSON.stringify((block as PageBlock).kind)}`)
  }
}

const encodeTable = ({ caption, columns, rows }: TableBlock): PluginBlock => ({
  kind: 'TABLE',
  text: encodeText(caption),
  columns: columns.map(encodeText),
  rows: rows.map((row) => row.map(encodeText)),
})

const encodeForm = (plugin: Plugin, block: FormBlock): PluginBlock => ({
  kind: 'FORM',
  ...(block.caption && { text: encodeText(block.caption) }),
  form: {
    ...addressOf(plugin, block.operation),
    fields: block.fields.map(encodeField),
    submit: encodeText(block.submit),
  },
})

function addressOf(plugin: Plugin, name: string): Pick<PluginForm, 'method' | 'path'> {
  const { route, writes } = plugin.operations?.[name] ?? {}
  const isFit = route && writes && !route.path.includes('{')
  if (!isFit || route.method === 'GET' || route.method === 'DELETE') {
    throw new Error(`A form needs an operation that writes by POST, PUT or PATCH, not "${name}"`)
  }
  return { method: route.method, path: `${mountOf(plugin)}${route.path}` }
}

const fieldTypes = {
  text: 'TEXT',
  email: 'EMAIL',
  number: 'NUMBER',
  checkbox: 'CHECKBOX',
  choice: 'CHOICE',
} as const

const encodeField = (field: FormField): PluginField => ({
  name: field.name,
  label: encodeText(field.label),
  type: fieldTypes[field.type],
  required: field.required ?? false,
  ...(field.help && { help: encodeText(field.help) }),
  ...(field.value !== undefined && { value: String(field.value) }),
  ...(field.type === 'choice' && {
    choices: field.choices.map(({ value, label }) => ({ value, label: encodeText(label) })),
  }),
})

/** A path of the site, or an https address: nothing that runs. */
function checkedUrl(url: string): string {
  const isPath = /^\/(?![/\\])/.test(url)
  if (isPath || (URL.canParse(url) && new URL(url).protocol === 'https:')) return url
  throw new Error(`"${url}" is neither a path of the site nor an https address`)
}
