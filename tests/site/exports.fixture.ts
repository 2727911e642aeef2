import type { TestServer } from '@vitrine/testkit'

type People = TestServer['people']

/** Brings a file in and waits until it is over. */
export async function importFile({ merchant }: People, body: string, fileName = 'products.csv') {
  const { api } = merchant()
  const { id } = (await api.imports.startImport({ fileName }, { body })).import
  for (;;) {
    const one = (await api.imports.getImport({ id })).import
    if (!['QUEUED', 'RUNNING'].includes(one.state)) return one
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Starts an export and waits until it is over. */
export async function runExport(
  { merchant }: People,
  order: Parameters<ReturnType<People['merchant']>['api']['exports']['startExport']>[0],
) {
  const { api } = merchant()
  const { id } = (await api.exports.startExport(order)).export
  for (;;) {
    const one = (await api.exports.getExport({ id })).export
    if (!['QUEUED', 'RUNNING'].includes(one.state)) return one
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** The file of a site's catalog, through a download address as a browser takes it. */
export async function exportCatalog(
  shop: Pick<TestServer, 'server'>,
  people: People,
  order: Parameters<typeof runExport>[1],
): Promise<string> {
  const { id } = await runExport(people, order)
  const { url } = await people.merchant().api.exports.createExportDownload({ id })
  return (await shop.server.fetch(new Request(url))).text()
}
