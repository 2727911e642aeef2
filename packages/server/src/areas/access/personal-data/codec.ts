import type { Page } from '@vitrine/contract/kit'
import type { personalDataFormats } from '@vitrine/contract/personal-data'
import type { DataExport } from './model.ts'
import { pageOf } from './rules/page.ts'

type Format = (typeof personalDataFormats)[number]

const mimes: Record<Format, string> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

/** The data export as a file. */
export const fileOf = (data: DataExport, format: Format): Page => ({
  status: 200,
  headers: {
    'content-type': mimes[format],
    'content-disposition': `attachment; filename="personal-data.${format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'referrer-policy': 'no-referrer',
  },
  body: format === 'html' ? pageOf(data) : `${JSON.stringify(jsonOf(data), null, 2)}\n`,
})

const jsonOf = ({ parts, ...metadata }: DataExport) => ({
  ...metadata,
  ...Object.fromEntries(parts.map(({ name, rows }) => [name, rows])),
})
