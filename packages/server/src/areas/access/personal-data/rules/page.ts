import type { DataExport } from '../model.ts'

const titles: Readonly<Record<string, string>> = {
  members: 'Profile',
  identities: 'Account',
  credentials: 'Ways to sign in (without the secrets)',
  assigned_roles: 'Roles',
  sign_ins: 'Sign-ins',
  consents: 'Websites with access',
  factors: 'Second factors (without the secrets)',
  passkeys: 'Passkeys (without the keys)',
  remembered_devices: 'Remembered devices',
  authentication_log: 'Log of the account',
  member_blocks: 'Blocked members',
  carts: 'Carts',
  cart_lines: 'Lines of carts',
  checkouts: 'Checkouts',
  orders: 'Orders',
  order_lines: 'Lines of orders',
  file_grants: 'Files',
  factor_resets: 'Resets of factors',
  approvals: 'Approvals',
  recovery_codes: 'Recovery codes (without the codes)',
  mails: 'Letters',
  newsletter_subscribers: 'Newsletter',
  phone_messages: 'Messages to phones',
  history: 'History',
}

/** The same for people: a page that needs nothing but itself. */
export function pageOf({ site, madeDate, parts }: DataExport): string {
  const sections = parts
    .filter(({ rows }) => rows.length > 0)
    .map(
      ({ name, rows }) => `<h2>${escapeHtml(titles[name] ?? name)}</h2>${rows.map(rowOf).join('')}`,
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(site)}: your data</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem;
  border-top: 1px solid #8884; padding-top: .75rem }
dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(site)}: your data</h1>
<p>Everything this site knows of you, as of ${escapeHtml(madeDate.toISOString())}.</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

const rowOf = (row: Readonly<Record<string, unknown>>): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(displayText(value))}</dd>`,
    )
    .join('')}</dl>`

function displayText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

const escapeHtml = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
