import { escapeAttribute, escapeHtml } from './direction.ts'
import type { Email, EmailFrame } from './email.ts'
import { blockHtml, htmlLines, logo, paragraph } from './html-blocks.ts'
import { font, headStyle, light, serif } from './html-style.ts'

/** Keeps mail programs from showing the first line of the mail twice in the preview. */
const preheaderFiller = '&#847;&zwnj;&nbsp;'.repeat(60)

const { paper, sheet, ink, mute, hair } = light

/** A mail in the HTML that mail programs support: tables, inline styles, and classes for dark mode only. */
export function renderHtml(email: Email, frame: EmailFrame): string {
  const { language, direction } = frame
  const attributes = `lang="${language}" dir="${direction}"`
  return `<!doctype html>
<html ${attributes} xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeAttribute(email.subject)}</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style>${headStyle(frame.accent)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(email.lines[0] ?? '')}${preheaderFiller}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeAttribute(email.subject)}" ${attributes}>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}"><tr><td class="around" align="center" style="padding:40px 16px 56px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;text-align:start">
<tr><td class="masthead" style="padding:0 44px 20px">${logo(frame)}</td></tr>
<tr><td class="sheet hair inner" style="background:${sheet};border:1px solid ${hair};border-radius:2px;padding:44px 44px 40px">
<h1 class="ink title" style="margin:0 0 24px;font:400 32px/1.18 ${serif};letter-spacing:${titleSpacing(frame)};color:${ink}">${escapeHtml(email.title)}</h1>
${bodyOf(email, frame)}
</td></tr>
<tr><td class="footer" style="padding:24px 44px 0">${footer(frame)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}

/** Arabic letters are joined: letter spacing breaks words apart. */
const titleSpacing = ({ language }: EmailFrame): string => (language === 'ar' ? '0' : '-0.01em')

const bodyOf = (email: Email, frame: EmailFrame): string =>
  [
    email.greeting && paragraph(email.greeting),
    ...email.lines.map(paragraph),
    ...email.blocks.map((block) => blockHtml(block, frame)),
    `<p class="mute hair" style="margin:32px 0 0;padding:20px 0 0;border-top:1px solid ${hair};font:14px/1.55 ${font};color:${mute}">${htmlLines(email.note)}</p>`,
  ]
    .filter((part) => part !== '')
    .join('\n')

const footer = ({ sentBy, address, legalLinks }: EmailFrame): string =>
  `<p class="mute" style="margin:0;font:13px/1.6 ${font};color:${mute}">${[
    `${escapeHtml(sentBy)}<br>${footerLink(address, `<span dir="ltr">${escapeHtml(address.replace(/^https?:\/\//, ''))}</span>`)}`,
    legalLinks.map((link) => footerLink(link.address, escapeHtml(link.label))).join(' · '),
  ]
    .filter((line) => line !== '')
    .join('<br>')}</p>`

const footerLink = (address: string, label: string): string =>
  `<a class="mute" href="${escapeAttribute(address)}" style="color:${mute};text-decoration:underline">${label}</a>`
