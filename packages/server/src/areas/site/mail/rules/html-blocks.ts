import { borderColor, textColorOn } from './accent.ts'
import { escapeAttribute, escapeHtml } from './direction.ts'
import type { EmailBlock, EmailFrame, EmailItem } from './email.ts'
import { font, light, mono, serif } from './html-style.ts'

const { paper, ink, mute, hair } = light

/** Text with its line breaks. */
export const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

export const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${font};color:${ink}">${htmlLines(text)}</p>`

/** The site's mark, or its name as a wordmark. */
export function logo({ shop, logoUrl, address }: EmailFrame): string {
  const name = escapeAttribute(shop)
  const logoHtml = logoUrl
    ? `<img src="${escapeAttribute(logoUrl)}" alt="${name}" height="40" style="display:block;height:40px;max-width:240px;border:0;font:22px/40px ${serif}">`
    : escapeHtml(shop)
  return `<a class="ink" href="${escapeAttribute(address)}" style="font:400 22px/1.2 ${serif};color:${ink};text-decoration:none">${logoHtml}</a>`
}

export function blockHtml(block: EmailBlock, frame: EmailFrame): string {
  switch (block.kind) {
    case 'code':
      return codeHtml(block.code)
    case 'button':
      return buttonHtml(block, frame)
    case 'facts':
      return factsHtml(block.rows, frame)
    case 'items':
      return itemsHtml(block.items)
    case 'link':
      return linkHtml(block)
  }
}

/** Large and spaced by style only, so that copying it gives the bare digits. */
const codeHtml = (code: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr><td class="field hair" align="center" style="background:${paper};border:1px solid ${hair};border-radius:2px;padding:26px 8px"><span class="ink code" dir="ltr" style="font:500 40px/1.1 ${mono};letter-spacing:.3em;padding-inline-start:.3em;color:${ink};white-space:nowrap">${escapeHtml(code)}</span></td></tr></table>`

function buttonHtml(
  { label, address }: { label: string; address: string },
  { accent, linkHint }: EmailFrame,
): string {
  const href = escapeAttribute(address)
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0"><tr><td bgcolor="${accent}" style="border-radius:2px;background:${accent}"><a class="press" href="${href}" style="display:inline-block;background:${accent};border:1px solid ${borderColor(accent, light)};border-radius:2px;padding:14px 26px;font:600 16px/1.25 ${font};color:${textColorOn(accent)};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="mute" style="margin:20px 0 0;font:14px/1.55 ${font};color:${mute}">${escapeHtml(linkHint)}<br><a class="mute" dir="ltr" href="${href}" style="color:${mute};text-decoration:underline;word-break:break-all">${escapeHtml(address)}</a></p>`
}

const factsHtml = (
  rows: readonly (readonly [string, string])[],
  { direction }: EmailFrame,
): string => {
  const side = direction === 'rtl' ? 'right' : 'left'
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th class="mute hair" scope="row" align="${side}" style="border-top:1px solid ${hair};padding:10px 16px 10px 16px;padding-inline-start:0;font:14px/1.5 ${font};color:${mute};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</th><td class="ink hair" width="100%" align="${side}" style="border-top:1px solid ${hair};padding:10px 0;font:15px/1.45 ${font};color:${ink}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;border-collapse:collapse">${cells.join('')}</table>`
}

const PICTURE_SIZE = 72

/** Without alternative text, because the name is next to it. */
const pictureHtml = ({ picture }: EmailItem): string =>
  picture && /^https?:\/\//.test(picture)
    ? `<img src="${escapeAttribute(picture)}" alt="" width="${PICTURE_SIZE}" style="display:block;width:${PICTURE_SIZE}px;max-height:${PICTURE_SIZE}px;border:0;border-radius:2px">`
    : ''

function itemsHtml(items: readonly EmailItem[]): string {
  const rows = items.map(
    (item) =>
      `<tr><td class="hair" width="${PICTURE_SIZE}" style="border-top:1px solid ${hair};padding:12px 0;padding-inline-end:16px;vertical-align:top">${pictureHtml(item)}</td><td class="hair" width="100%" style="border-top:1px solid ${hair};padding:12px 0;vertical-align:top"><span class="ink" style="font:16px/1.45 ${font};color:${ink}">${escapeHtml(item.name)}</span><br><span class="mute" style="font:14px/1.5 ${font};color:${mute}">${escapeHtml(item.details)}</span></td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0;border-collapse:collapse">${rows.join('')}</table>`
}

const linkHtml = ({ label, address }: { label: string; address: string }): string =>
  `<p class="mute" style="margin:24px 0 0;font:14px/1.55 ${font};color:${mute}"><a class="mute" href="${escapeAttribute(address)}" style="color:${mute};text-decoration:underline">${escapeHtml(label)}</a></p>`
