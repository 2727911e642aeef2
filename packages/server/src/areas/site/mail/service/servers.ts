import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { isPublicAddress } from '../../../../platform/public-address.ts'
import type { Envelope, NewMail } from '../model.ts'
import { ServerNotAllowed } from '../rules/failure.ts'
import { unsubscribeHeaders } from '../rules/unsubscribe-headers.ts'

export interface MailServer {
  /** Such as `smtps://user:secret@mail.example`. */
  readonly url: string
  /** Set by a site for itself: it may not reach into our own networks. */
  readonly isOwn: boolean
}

/** Returns the server's response when it accepted the mail; throws its response when it did not. */
export type Deliver = (server: MailServer, envelope: Envelope, mail: NewMail) => Promise<string>

interface Transport {
  sendMail(mail: object): Promise<{ response?: string }>
  close(): void
}
interface PooledTransport {
  readonly transport: Promise<Transport>
  idle: NodeJS.Timeout | undefined
  sending: number
}

const IDLE_MS = 15_000
const limits = {
  pool: true,
  maxConnections: 3,
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const

/** Connections to mail servers, open while there is mail for them. */
export function createMailServers({ allowsLoopback }: { readonly allowsLoopback: boolean }) {
  const pools = new Map<string, PooledTransport>()
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowsLoopback && isLoopback(address))

  function forget(key: string): void {
    const pooled = pools.get(key)
    pools.delete(key)
    clearTimeout(pooled?.idle)
    pooled?.transport.then(
      (transport) => transport.close(),
      () => undefined,
    )
  }
  function poolOf(key: string, server: MailServer): PooledTransport {
    const existing = pools.get(key)
    if (existing) return existing
    const pooled = { transport: openTransport(server, isAllowed), idle: undefined, sending: 0 }
    pools.set(key, pooled)
    return pooled
  }
  const deliver: Deliver = async (server, { from, replyTo }, mail) => {
    const { to, subject, text, html } = mail
    const key = `${server.isOwn} ${server.url}`
    const pooled = poolOf(key, server)
    clearTimeout(pooled.idle)
    pooled.sending += 1
    let idleMs = 0
    try {
      const transport = await pooled.transport
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) }
      const sent = await transport.sendMail({ from, to, replyTo, subject, text, html, headers })
      idleMs = IDLE_MS
      return sent.response ?? ''
    } finally {
      pooled.sending -= 1
      // After a failure the next mail resolves the name and connects again.
      if (pooled.sending === 0) pooled.idle = setTimeout(() => forget(key), idleMs).unref()
    }
  }
  return { deliver, close: () => [...pools.keys()].forEach(forget) }
}

async function openTransport(
  { url, isOwn }: MailServer,
  isAllowed: (address: string) => boolean,
): Promise<Transport> {
  if (!isOwn) return createTransport({ url, ...limits })
  const { protocol, hostname, port, username, password } = parse(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  // Connected to by the address that was checked, so that its name cannot change its mind.
  const address = await resolve(host, isAllowed)
  const user = decodeURIComponent(username)
  return createTransport({
    ...limits,
    host: address,
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    ...(user ? { auth: { user, pass: decodeURIComponent(password) } } : {}),
    tls: isIP(host) ? {} : { servername: host },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function parse(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed?.hostname && ['smtp:', 'smtps:'].includes(parsed.protocol)) return parsed
  throw new ServerNotAllowed('The mail server is not an smtp:// or smtps:// address')
}

async function resolve(host: string, isAllowed: (address: string) => boolean): Promise<string> {
  const all = isIP(host) ? [host] : (await lookup(host, { all: true })).map((one) => one.address)
  const [first] = all
  if (first && all.every(isAllowed)) return first
  throw new ServerNotAllowed(`${host} is not on the public internet, so no mail is sent there`)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
const isLoopback = (address: string) =>
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
