import type { Api } from './api.ts'
import { demoVisit } from './catalog/visit.ts'

/** Publishes the merchant's page in two languages, unless it exists. */
export async function addPage(api: Api): Promise<void> {
  const { id, sectionId, slug, title, description, html, german } = demoVisit
  const { pages } = await api.pages.listPages({})
  if (pages.some((page) => page.id === id)) return
  const { locale } = (await api.sites.getSettings()).settings
  const translations = locale.startsWith('de')
    ? {}
    : {
        de: {
          title: { text: german.title },
          description: { text: german.description },
          [`sections.${sectionId}.story.html`]: { text: german.html },
        },
      }
  await api.pages.savePage({
    id,
    revision: 0,
    slug,
    draft: { title, description, sections: [{ id: sectionId, story: { html } }], translations },
  })
  await api.pages.publishPage({ id, revision: 1 })
}
