import { type ExampleContext, type Steps, shared } from './example-context.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#8a5"/></svg>'
const csv = 'Handle,Title,Variant Price,Variant Inventory Qty\nbowl,Bowl,20,4\ncup,Cup,soon,1\n'

/** A product that delivers a file, and a member who was given it. */
async function grantFile(context: ExampleContext) {
  const { merchant, newMember } = context
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

async function runImport({ merchant }: ExampleContext) {
  const { id } = (await merchant.imports.startImport({ fileName: 'shop.csv' }, { body: csv }))
    .import
  while (isUnderWay((await merchant.imports.getImport({ id })).import.state)) await pause()
  return { id }
}

async function prepareImport({ merchant }: ExampleContext) {
  const body = 'Handle,Title,Variant Price,Tags\nplate,Plate,12,New\n'
  const { id } = (await merchant.imports.prepareImport({ fileName: 'shop.csv' }, { body })).import
  return { id }
}

async function checkImport(context: ExampleContext) {
  const { imports } = context.merchant
  const { id } = await prepareImport(context)
  await imports.checkImport({ id })
  while ((await imports.getImport({ id })).import.state === 'CHECKING') await pause()
  return { id }
}

async function runExport({ merchant }: ExampleContext) {
  const { id } = (await merchant.exports.startExport({ format: 'csv' })).export
  while (isUnderWay((await merchant.exports.getExport({ id })).export.state)) await pause()
  return { id }
}

async function scheduleImport({ merchant }: ExampleContext) {
  const { schedules } = await merchant.imports.listImportSchedules({})
  const { schedule } = await merchant.imports.createImportSchedule({
    name: `Pottery ${schedules.length + 1}`,
    url: 'https://supplier.invalid/pottery.csv',
    format: 'OTHER',
    timetable: { every: 'DAY', time: '05:00' },
  })
  return { id: schedule.id }
}

async function linkExport({ merchant }: ExampleContext) {
  const { links } = await merchant.exports.listExportLinks({})
  const { link, url } = await merchant.exports.createExportLink({
    name: `Marketplace ${links.length + 1}`,
    onlyVisible: true,
    timetable: { every: 'DAY', time: '03:00' },
  })
  const find = async () =>
    (await merchant.exports.listExportLinks({})).links.find(({ id }) => id === link.id)
  while ((await find())?.running) await pause()
  return { id: link.id, file: new URL(url).pathname.split('/').at(-1) ?? '' }
}

const anyGrant = shared(grantFile)
const anyImport = shared(runImport)
const anyExport = shared(runExport)

const pictures: Steps = {
  'media.uploadMedia': ({ merchant }) =>
    merchant.media.uploadMedia({ fileName: 'vase.svg' }, { body: drawing }),
  'media.createUpload': ({ merchant }) =>
    merchant.media.createUpload({ fileName: 'vase.png', contentType: 'image/png', bytes: 5000 }),
  'media.queryMedia': ({ merchant }) =>
    merchant.media.queryMedia({ query: { search: 'vase', paging: { limit: 2 } } }),
  'media.updateAltTexts': ({ merchant, fixture }) =>
    merchant.media.updateAltTexts({
      texts: [{ id: fixture.mediaId, altText: 'A vase of grey clay' }],
    }),
  'media.replaceMedia': async ({ merchant }) => {
    const { media } = await merchant.media.uploadMedia({ fileName: 'jug.svg' }, { body: drawing })
    return merchant.media.replaceMedia(
      { id: media.id, fileName: 'jug-by-day.svg' },
      { body: drawing },
    )
  },
  'media.getMedia': ({ merchant, fixture }) => merchant.media.getMedia({ id: fixture.mediaId }),
  'media.serveOriginal': ({ nobody, fixture }) =>
    nobody.media.serveOriginal({ id: fixture.mediaId }),
  'media.serveResized': ({ nobody, fixture }) =>
    nobody.media.serveResized({ id: fixture.mediaId, width: '640' }),
  'media.serveFitted': ({ nobody, fixture }) =>
    nobody.media.serveFitted({
      id: fixture.mediaId,
      mode: 'fill',
      geometry: 'w_640,h_800',
      name: 'vase.jpg',
    }),
  'media.serveCropped': ({ nobody, fixture }) =>
    nobody.media.serveCropped({
      id: fixture.mediaId,
      crop: 'x_200,y_100,w_800,h_1000',
      geometry: 'w_320,h_400',
      name: 'vase.jpg',
    }),
}

const digital: Steps = {
  'digitalFiles.uploadDigitalFile': grantFile,
  'digitalFiles.attachDigitalFile': grantFile,
  'digitalFiles.grantFiles': grantFile,
  'digitalFiles.listProductFiles': async (context) => {
    const { productId } = await anyGrant(context)
    return context.merchant.digitalFiles.listProductFiles({ productId })
  },
  'digitalFiles.listFileGrants': async (context) => {
    const { productId } = await anyGrant(context)
    return context.merchant.digitalFiles.listFileGrants({ productId })
  },
  'digitalFiles.revokeFiles': async (context) => {
    const { productId, member } = await grantFile(context)
    return context.merchant.digitalFiles.revokeFiles({ productId, memberId: member.id })
  },
  'digitalFiles.listOwnFiles': async (context) =>
    (await anyGrant(context)).member.api.digitalFiles.listOwnFiles({}),
  'digitalFiles.createDownload': async (context) => {
    const { member, productId, fileId } = await anyGrant(context)
    return member.api.digitalFiles.createDownload({ productId, fileId })
  },
  'digitalFiles.serveDownload': async (context) => {
    const { member, productId, fileId } = await anyGrant(context)
    const { url } = await member.api.digitalFiles.createDownload({ productId, fileId })
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return context.nobody.digitalFiles.serveDownload({ token })
  },
}

const inAndOut: Steps = {
  'imports.startImport': runImport,
  'imports.getImport': runImport,
  'imports.listImports': ({ merchant }) => merchant.imports.listImports({ limit: 1 }),
  'imports.getImportReport': async (context) =>
    context.merchant.imports.getImportReport(await anyImport(context)),
  'imports.prepareImport': prepareImport,
  'imports.getImportMapping': async (context) =>
    context.merchant.imports.getImportMapping(await prepareImport(context)),
  'imports.saveImportMapping': async (context) =>
    context.merchant.imports.saveImportMapping({
      ...(await prepareImport(context)),
      platform: 'OTHER',
      columns: [
        { target: 'handle' },
        { target: 'title' },
        { target: 'price' },
        { target: 'tags', grouping: 'TAGS' },
      ],
    }),
  'imports.checkImport': checkImport,
  'imports.listImportDifferences': async (context) =>
    context.merchant.imports.listImportDifferences(await checkImport(context)),
  'imports.startPreparedImport': async (context) => {
    const { id } = await prepareImport(context)
    const { imports } = context.merchant
    await imports.startPreparedImport({ id })
    while (isUnderWay((await imports.getImport({ id })).import.state)) await pause()
  },
  'imports.createImportSchedule': scheduleImport,
  'imports.listImportSchedules': async (context) => {
    await scheduleImport(context)
    return context.merchant.imports.listImportSchedules({})
  },
  'imports.updateImportSchedule': async (context) =>
    context.merchant.imports.updateImportSchedule({
      ...(await scheduleImport(context)),
      timetable: { every: 'WEEK', weekday: 1, time: '06:30' },
    }),
  'imports.runImportSchedule': async (context) =>
    context.merchant.imports.runImportSchedule(await scheduleImport(context)),
  'imports.deleteImportSchedule': async (context) =>
    context.merchant.imports.deleteImportSchedule(await scheduleImport(context)),
  'exports.startExport': runExport,
  'exports.getExport': runExport,
  'exports.listExports': ({ merchant }) => merchant.exports.listExports({ limit: 1 }),
  'exports.createExportDownload': async (context) =>
    context.merchant.exports.createExportDownload(await anyExport(context)),
  'exports.downloadExport': async (context) =>
    context.merchant.exports.downloadExport(await anyExport(context)),
  'exports.serveExport': async (context) => {
    const { url } = await context.merchant.exports.createExportDownload(await anyExport(context))
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return context.nobody.exports.serveExport({ token })
  },
  'exports.createExportLink': linkExport,
  'exports.listExportLinks': async (context) => {
    await linkExport(context)
    return context.merchant.exports.listExportLinks({})
  },
  'exports.updateExportLink': async (context) => {
    const { id } = await linkExport(context)
    return context.merchant.exports.updateExportLink({ id, paused: true })
  },
  'exports.renewExportLink': async (context) => {
    const { id } = await linkExport(context)
    return context.merchant.exports.renewExportLink({ id })
  },
  'exports.runExportLink': async (context) => {
    const { id } = await linkExport(context)
    return context.merchant.exports.runExportLink({ id })
  },
  'exports.deleteExportLink': async (context) => {
    const { id } = await linkExport(context)
    return context.merchant.exports.deleteExportLink({ id })
  },
  'exports.serveExportLink': async (context) => {
    const { file } = await linkExport(context)
    return context.nobody.exports.serveExportLink({ file })
  },
  'jobs.getJob': async ({ merchant }) => {
    const filter = { name: 'Nothing' }
    const { jobId } = await merchant.catalogV3.bulkDeleteProductsByFilter({ filter })
    while (isUnderWay((await merchant.jobs.getJob({ id: jobId })).job.state)) await pause()
  },
  'jobs.listJobs': ({ merchant }) => merchant.jobs.listJobs({ limit: 1 }),
}

export const fileSteps: Steps = { ...pictures, ...digital, ...inAndOut }
