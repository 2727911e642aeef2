import { type Stage, type Steps, shared } from './stage.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const csv = 'Handle,Title,Variant Price,Variant Inventory Qty\nbowl,Bowl,20,4\ncup,Cup,soon,1\n'

/** A product that delivers a file, and a member who was given it. */
async function granted(stage: Stage) {
  const { merchant, newMember } = stage
  const product = { name: 'Sonata', priceData: { price: '9.50' } }
  const { id: productId } = (await merchant.catalogV1.createProduct({ product })).product
  const { file } = await merchant.digitalFiles.uploadDigitalFile(
    { fileName: 'sonata.pdf' },
    { body: 'notes' },
  )
  await merchant.digitalFiles.attachDigitalFile({ productId, fileId: file.id })
  const member = await newMember()
  await merchant.digitalFiles.grantFiles({ productId, memberId: member.id, downloadLimit: 3 })
  return { productId, fileId: file.id, member }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 25))
const isUnderWay = (state: string) => ['QUEUED', 'RUNNING'].includes(state)

async function imported({ merchant }: Stage) {
  const { id } = (await merchant.imports.startImport({ fileName: 'shop.csv' }, { body: csv }))
    .import
  while (isUnderWay((await merchant.imports.getImport({ id })).import.state)) await pause()
  return { id }
}

async function exported({ merchant }: Stage) {
  const { id } = (await merchant.exports.startExport({ format: 'csv' })).export
  while (isUnderWay((await merchant.exports.getExport({ id })).export.state)) await pause()
  return { id }
}

const anyGrant = shared(granted)
const anyImport = shared(imported)
const anyExport = shared(exported)

const pictures: Steps = {
  'media.uploadMedia': ({ merchant }) =>
    merchant.media.uploadMedia({ fileName: 'vase.svg' }, { body: drawing }),
  'media.queryMedia': ({ merchant }) =>
    merchant.media.queryMedia({ query: { search: 'vase', paging: { limit: 2 } } }),
  'media.getMedia': ({ merchant, scene }) => merchant.media.getMedia({ id: scene.mediaId }),
  'media.serveOriginal': ({ nobody, scene }) => nobody.media.serveOriginal({ id: scene.mediaId }),
  'media.serveResized': ({ nobody, scene }) =>
    nobody.media.serveResized({ id: scene.mediaId, width: '640' }),
  'media.serveFitted': ({ nobody, scene }) =>
    nobody.media.serveFitted({
      id: scene.mediaId,
      mode: 'fill',
      geometry: 'w_640,h_800',
      name: 'vase.jpg',
    }),
  'media.serveCropped': ({ nobody, scene }) =>
    nobody.media.serveCropped({
      id: scene.mediaId,
      crop: 'x_200,y_100,w_800,h_1000',
      geometry: 'w_320,h_400',
      name: 'vase.jpg',
    }),
}

const digital: Steps = {
  'digitalFiles.uploadDigitalFile': granted,
  'digitalFiles.attachDigitalFile': granted,
  'digitalFiles.grantFiles': granted,
  'digitalFiles.listProductFiles': async (stage) => {
    const { productId } = await anyGrant(stage)
    return stage.merchant.digitalFiles.listProductFiles({ productId })
  },
  'digitalFiles.listFileGrants': async (stage) => {
    const { productId } = await anyGrant(stage)
    return stage.merchant.digitalFiles.listFileGrants({ productId })
  },
  'digitalFiles.revokeFiles': async (stage) => {
    const { productId, member } = await granted(stage)
    return stage.merchant.digitalFiles.revokeFiles({ productId, memberId: member.id })
  },
  'digitalFiles.listOwnFiles': async (stage) =>
    (await anyGrant(stage)).member.api.digitalFiles.listOwnFiles({}),
  'digitalFiles.createDownload': async (stage) => {
    const { member, productId, fileId } = await anyGrant(stage)
    return member.api.digitalFiles.createDownload({ productId, fileId })
  },
  'digitalFiles.serveDownload': async (stage) => {
    const { member, productId, fileId } = await anyGrant(stage)
    const { url } = await member.api.digitalFiles.createDownload({ productId, fileId })
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return stage.nobody.digitalFiles.serveDownload({ token })
  },
}

const inAndOut: Steps = {
  'imports.startImport': imported,
  'imports.getImport': imported,
  'imports.listImports': ({ merchant }) => merchant.imports.listImports({ limit: 1 }),
  'imports.getImportReport': async (stage) =>
    stage.merchant.imports.getImportReport(await anyImport(stage)),
  'exports.startExport': exported,
  'exports.getExport': exported,
  'exports.listExports': ({ merchant }) => merchant.exports.listExports({ limit: 1 }),
  'exports.createExportDownload': async (stage) =>
    stage.merchant.exports.createExportDownload(await anyExport(stage)),
  'exports.downloadExport': async (stage) =>
    stage.merchant.exports.downloadExport(await anyExport(stage)),
  'exports.serveExport': async (stage) => {
    const { url } = await stage.merchant.exports.createExportDownload(await anyExport(stage))
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return stage.nobody.exports.serveExport({ token })
  },
  'jobs.getJob': async ({ merchant }) => {
    const filter = { name: 'Nothing' }
    const { jobId } = await merchant.catalogV3.bulkDeleteProductsByFilter({ filter })
    while (isUnderWay((await merchant.jobs.getJob({ id: jobId })).job.state)) await pause()
  },
  'jobs.listJobs': ({ merchant }) => merchant.jobs.listJobs({ limit: 1 }),
}

export const fileSteps: Steps = { ...pictures, ...digital, ...inAndOut }
