import { GET, Omittable, OneOf, operation, service, Text, Type } from '../kit/index.ts'

/** A piece of HTML that a website puts on each of its pages, and where. */
export const SiteScript = Type.Object({
  position: OneOf(['HEAD', 'BODY_START', 'BODY_END']),
  html: Text(0, 15_000),
})

/** Scripts and tags that staff of the site adds to every page of its websites. */
export const siteScripts = service({
  name: 'siteScripts',
  summary: 'Scripts and tags for the pages of the site’s websites',
  mounts: ['/assets/scripts', '/_api/site-scripts'],
  operations: {
    listSiteScripts: operation({
      route: GET('/v1/site-scripts'),
      permission: 'open',
      summary: 'List the scripts for a page',
      description:
        'Sites have no setting for scripts yet, so the list is empty. Website templates ask for it on every page and fail without an answer.',
      request: Type.Object({
        /** Canonical address of the page. */
        pageUrl: Omittable(Text(0, 2048)),
        pageName: Omittable(Text(0, 255)),
      }),
      response: Type.Object({ siteScripts: Type.Array(SiteScript, { maxItems: 100 }) }),
    }),
  },
})
