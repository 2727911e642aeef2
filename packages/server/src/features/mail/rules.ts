import type { NewMail } from './model.ts'

export interface WelcomeFacts {
  readonly to: string
  readonly name: string
  readonly shop: string
  readonly locale: string
  readonly address: string
  /** The account waits until the shop has approved it. */
  readonly isWaiting: boolean
}

interface Words {
  readonly subject: string
  readonly hello: string
  readonly what: string
  readonly next: string
}

const english = ({ shop, name, isWaiting }: WelcomeFacts): Words => ({
  subject: `Welcome to ${shop}`,
  hello: name ? `Hello ${name},` : 'Hello,',
  what: isWaiting
    ? `your account at ${shop} has been created. The shop looks at every new account; you can sign in once it has been approved.`
    : `your account at ${shop} is open. You sign in with this e-mail address and your password.`,
  next: 'If you did not create this account, you need do nothing.',
})

const german = ({ shop, name, isWaiting }: WelcomeFacts): Words => ({
  subject: `Willkommen bei ${shop}`,
  hello: name ? `Guten Tag ${name},` : 'Guten Tag,',
  what: isWaiting
    ? `dein Konto bei ${shop} ist angelegt. Der Laden sieht sich jedes neue Konto an; du kannst dich anmelden, sobald es freigegeben ist.`
    : `dein Konto bei ${shop} ist offen. Du meldest dich mit dieser E-Mail-Adresse und deinem Passwort an.`,
  next: 'Wenn du dieses Konto nicht angelegt hast, musst du nichts tun.',
})

/** What a new member is told, in the language of the site. */
export function welcomeMail(facts: WelcomeFacts): NewMail {
  const { subject, hello, what, next } = facts.locale.startsWith('de')
    ? german(facts)
    : english(facts)
  const text = `${hello}\n\n${what}\n${facts.address}\n\n${next}\n`
  return {
    to: facts.to,
    subject: oneLine(subject),
    text,
    html: layout(facts.shop, [hello, what], facts.address, next),
  }
}

/** A name with a line break must not add a header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 200)

function layout(
  shop: string,
  paragraphs: readonly string[],
  address: string,
  small: string,
): string {
  const lines = paragraphs
    .map((one) => `<p style="margin:0 0 16px">${escapeHtml(one)}</p>`)
    .join('')
  return `<!doctype html><html><body style="margin:0;background:#fbfaf7;color:#231f1a;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px"><p style="font:28px/1.1 Georgia,serif;margin:0 0 28px">${escapeHtml(shop)}</p>
${lines}<p style="margin:28px 0"><a href="${escapeHtml(address)}" style="background:#c93a12;color:#fff;padding:12px 20px;text-decoration:none">${escapeHtml(shop)}</a></p>
<p style="color:#6b655c;font-size:14px">${escapeHtml(small)}</p></div></body></html>`
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
