import type { Api } from './api.ts'
import type { DemoProduct } from './catalog/index.ts'

/** Attaches the digital file of a product: a placeholder text. */
export async function addFile(api: Api, product: DemoProduct, productId: string): Promise<void> {
  const { slug, name, description, infoSections } = product
  const htmlTexts = [description, ...infoSections.map((section) => section.description)]
  const words = htmlTexts.map((html) => html.replaceAll(/<[^>]+>/g, ' ').trim())
  const body = new TextEncoder().encode([name, ...words, ''].join('\n\n'))
  const fileName = `${slug}.txt`
  const { file } = await api.digitalFiles.uploadDigitalFile({ fileName }, { body })
  await api.digitalFiles.attachDigitalFile({ productId, fileId: file.id })
}

/** Grants a member all digital files of the shop. */
export async function grantDemoFiles(api: Api, email: string): Promise<void> {
  const { members } = await api.members.queryMembers({
    query: { filter: { loginEmail: email } },
  })
  const { products } = await api.catalogV1.queryProducts({
    query: { filter: { productType: 'digital' } },
  })
  const [member] = members
  if (!member) return
  for (const { id } of products) {
    await api.digitalFiles.grantFiles({ productId: id, memberId: member.id, downloadLimit: 5 })
  }
}
