import { createServer } from 'node:net'
import { PlainError } from './plain-error.ts'

interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** Exits with a sentence if the port cannot be bound. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ ...address, exclusive: true }, resolve)
    })
    await new Promise((resolve) => probe.close(resolve))
  } catch (error) {
    throw explainListenError(error, address)
  }
}

/** Turns an error of listening into a sentence; returns other errors unchanged. */
export function explainListenError(error: unknown, { port, host }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is taken by another program; stop that program, or set PORT to another number`,
    )
  }
  if (code === 'EACCES') {
    return new PlainError(
      `Port ${port} may not be opened by this user; set PORT to a number from 1024 to 65535`,
    )
  }
  if (typeof code === 'string' && unknownAddress.has(code)) {
    return new PlainError(
      `HOST is "${host}", which is no address of this machine; set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address the machine has`,
    )
  }
  return error
}

const unknownAddress = new Set([
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EINVAL',
  'EAFNOSUPPORT',
])
