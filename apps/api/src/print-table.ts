export interface Table {
  readonly address: string
  /** Production, first start: the link that makes the owner. */
  readonly ownerLink?: string | undefined
  readonly staff?: { readonly email: string; readonly password: string }
  readonly member?: { readonly email: string; readonly password: string }
  readonly otherShop?: string
  readonly credentialsFile?: string
}

/** The last output of a start: the addresses and how to sign in. */
export function printTable({
  address,
  ownerLink,
  staff,
  member,
  otherShop,
  credentialsFile,
}: Table): void {
  const rows: [string, string | undefined][] = [
    ['Shop', address],
    ['Second shop', otherShop],
    ['Dashboard', `${address}/dashboard`],
    ['API documents', `${address}/docs/api`],
    ['Mailbox', staff && `${address}/mailbox`],
    ['Staff', staff && `${staff.email}  ${staff.password}`],
    ['Member', member && `${member.email}  ${member.password}`],
    ['Credentials', credentialsFile],
    ['Create the owner', ownerLink],
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  const lines = rows.flatMap(([name, value]) => (value ? [`  ${name.padEnd(width)}${value}`] : []))
  console.log(`\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`)
}
