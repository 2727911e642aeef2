import { type Stage, type Steps, shared } from './stage.ts'

const csv = 'E-mail,First name,Password\nmoved@example.com,Mo,\nno address,,\n'
const pause = () => new Promise((resolve) => setTimeout(resolve, 25))
const isUnderWay = (state: string) => ['QUEUED', 'RUNNING'].includes(state)

async function imported({ merchant: { memberFiles } }: Stage) {
  const asked = { fileName: 'members.csv', existing: 'keep' } as const
  const { id } = (await memberFiles.startMemberImport(asked, { body: csv })).import
  while (isUnderWay((await memberFiles.getMemberImport({ id })).import.job.state)) await pause()
  return { id }
}

async function exported({ merchant: { memberFiles } }: Stage) {
  const { id } = (await memberFiles.startMemberExport({ format: 'jsonl' })).export
  while (isUnderWay((await memberFiles.getMemberExport({ id })).export.job.state)) await pause()
  return { id }
}

const anyImport = shared(imported)

const files: Steps = {
  'memberFiles.previewMemberImport': ({ merchant }) =>
    merchant.memberFiles.previewMemberImport({ fileName: 'members.csv' }, { body: csv }),
  'memberFiles.startMemberImport': imported,
  'memberFiles.getMemberImport': imported,
  'memberFiles.listMemberImports': async (stage) => {
    await anyImport(stage)
    return stage.merchant.memberFiles.listMemberImports({ limit: 1 })
  },
  'memberFiles.getMemberImportReport': async (stage) =>
    stage.merchant.memberFiles.getMemberImportReport(await anyImport(stage)),
  'memberFiles.startMemberExport': exported,
  'memberFiles.getMemberExport': exported,
  'memberFiles.listMemberExports': async (stage) => {
    await exported(stage)
    return stage.merchant.memberFiles.listMemberExports({ limit: 1 })
  },
  'memberFiles.createMemberExportDownload': async (stage) =>
    stage.merchant.memberFiles.createMemberExportDownload(await exported(stage)),
  'memberFiles.serveMemberExport': async (stage) => {
    const { memberFiles } = stage.merchant
    const { url } = await memberFiles.createMemberExportDownload(await exported(stage))
    const token = new URL(url).pathname.split('/').at(-1) ?? ''
    return stage.nobody.memberFiles.serveMemberExport({ token })
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

/** Members in files, and what a person may ask of a site. */
export const peopleFileSteps: Steps = { ...files, ...own }
