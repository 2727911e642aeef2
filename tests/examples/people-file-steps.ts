import { type ExampleContext, type Steps, shared } from './example-context.ts'

const csv = 'E-mail,First name,Password\nmoved@example.com,Mo,\nno address,,\n'
const pause = () => new Promise((resolve) => setTimeout(resolve, 25))
const isUnderWay = (state: string) => ['QUEUED', 'RUNNING'].includes(state)

async function runImport({ merchant: { memberFiles } }: ExampleContext) {
  const request = { fileName: 'members.csv', existing: 'keep' } as const
  const { id } = (await memberFiles.startMemberImport(request, { body: csv })).import
  while (isUnderWay((await memberFiles.getMemberImport({ id })).import.job.state)) await pause()
  return { id }
}

async function runExport({ merchant: { memberFiles } }: ExampleContext) {
  const { id } = (await memberFiles.startMemberExport({ format: 'jsonl' })).export
  while (isUnderWay((await memberFiles.getMemberExport({ id })).export.job.state)) await pause()
  return { id }
}

const anyImport = shared(runImport)

const files: Steps = {
  'memberFiles.previewMemberImport': ({ merchant }) =>
    merchant.memberFiles.previewMemberImport({ fileName: 'members.csv' }, { body: csv }),
  'memberFiles.startMemberImport': runImport,
  'memberFiles.getMemberImport': runImport,
  'memberFiles.listMemberImports': async (context) => {
    await anyImport(context)
    return context.merchant.memberFiles.listMemberImports({ limit: 1 })
  },
  'memberFiles.getMemberImportReport': async (context) =>
    context.merchant.memberFiles.getMemberImportReport(await anyImport(context)),
  'memberFiles.startMemberExport': runExport,
  'memberFiles.getMemberExport': runExport,
  'memberFiles.listMemberExports': async (context) => {
    await runExport(context)
    return context.merchant.memberFiles.listMemberExports({ limit: 1 })
  },
  'memberFiles.createMemberExportDownload': async (context) =>
    context.merchant.memberFiles.createMemberExportDownload(await runExport(context)),
  'memberFiles.serveMemberExport': async (context) => {
    const { memberFiles } = context.merchant
    const { url } = await memberFiles.createMemberExportDownload(await runExport(context))
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return context.nobody.memberFiles.serveMemberExport({ token })
  },
}

const own: Steps = {
  'personalData.getMyData': async ({ newMember }) =>
    (await newMember()).api.personalData.getMyData({ format: 'html' }),
  'personalData.getMemberData': async ({ merchant, newMember }) => {
    const { id } = await newMember()
    return merchant.personalData.getMemberData({ id, format: 'html' })
  },
  'personalData.eraseMe': async ({ newMember }) => (await newMember()).api.personalData.eraseMe({}),
  'personalData.eraseMember': async ({ merchant, newMember }) => {
    const { id } = await newMember()
    return merchant.personalData.eraseMember({ id, reason: 'Asked for in a letter' })
  },
}

/** Member files, and requests of people about their own data. */
export const peopleFileSteps: Steps = { ...files, ...own }
