import { contract } from '@vitrine/contract'
import { type AnyService, addressesOf } from '@vitrine/contract/kit'

/** Prints every method and path with permission and operation; arguments filter the list. */
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const lines = Object.entries(contract as Record<string, AnyService>).flatMap(([key, service]) =>
  Object.entries(service.operations).flatMap(([name, operation]) =>
    addressesOf(service, operation).map(
      ({ method, path }) =>
        `${method.padEnd(7)}${path.padEnd(72)} ${operation.permission.padEnd(12)}${key}.${name}`,
    ),
  ),
)
for (const line of lines) {
  if (words.every((word) => line.toLowerCase().includes(word))) console.log(line)
}
