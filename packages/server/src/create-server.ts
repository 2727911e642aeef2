import type { IncomingMessage } from 'node:http'
import { contract } from '@vitrine/contract'
import { NotFound } from '@vitrine/contract/kit'
import { type AppOptions, composeApp } from './app.ts'
import { createCredentials, withoutScheme } from './credentials.ts'
import { createDocuments } from './documents/index.ts'
import { createKnownTotals } from './features/catalog/index.ts'
import { type Listening, type ListenOptions, listen } from './listen.ts'
import { createCallCounter } from './platform/call-counter.ts'
import { newRequestId } from './platform/ids.ts'
import { createJobs, type JobPayloads, type Lane } from './platform/jobs.ts'
import type { Logger } from './platform/logger.ts'
import { type OpenPlatform, openPlatform, type PlatformOptions } from './platform/open-platform.ts'
import { closedPage } from './transport/closed-page.ts'
import { corsHeaders } from './transport/cors.ts'
import { createFetchFace, type FetchOptions } from './transport/fetch-face.ts'
import { graphqlHandlers } from './transport/graphql/handlers.ts'
import { createKeptReplies } from './transport/kept-replies.ts'
import { createLoad } from './transport/load.ts'
import { originOf } from './transport/origin.ts'
import { guardPages } from './transport/page-guard.ts'
import { routesOf, type ServedRoute } from './transport/routes.ts'
import { toErrorReply } from './transport/wire-errors.ts'
import type { World } from './transport/world.ts'

export interface ServerOptions extends PlatformOptions, AppOptions {
  /** In tests an answer that breaks its contract throws; elsewhere it is logged. */
  readonly strict?: boolean
  /** Whether this process also does the waiting jobs. */
  readonly runJobs?: boolean
  /** How often jobs of processes that are gone are looked for, in milliseconds; 10,000 unless given. */
  readonly takeoverEveryMs?: number
}

const lanes: readonly Lane<keyof JobPayloads>[] = [
  { tasks: ['media.fetch'], concurrency: 2 },
  { tasks: ['media.rasterise'], concurrency: 1 },
  {
    tasks: [
      'mail.send',
      'phone.send',
      'recovery.send',
      'staff.recover',
      'registration.answer',
      'oauth.tellClient',
    ],
    concurrency: 2,
  },
]

/** Each goes on behind its last commit, and ends when it finds that another run has moved on meanwhile. */
const resumable = ['imports.run', 'exports.run', 'jobs.run', 'inventory.reconcile'] as const

export type Server = Awaited<ReturnType<typeof createServer>>

/** A running back end: the same operations through `fetch` in this process and through HTTP. */
export async function createServer(options: ServerOptions) {
  const platform = await openPlatform(options)
  const { isHearing } = platform.notifications
  const totals = createKnownTotals({ isHearing })
  const { outside } = options
  const app = composeApp(platform, { totals, isHearing, ...(outside && { outside }) })
  const findCaller = createCredentials({ ...app, findTokenCaller: app.oauth.findTokenCaller })
  const replies = createKeptReplies({ isHearing })
  const { mode, load: limits = {} } = platform.config
  // Filling a demo, or a busy test machine, is no reason to refuse anybody.
  const load = createLoad({ ...(mode !== 'production' && { maxDelayMs: 0 }), ...limits })
  const world: World = {
    db: platform.db,
    readers: platform.readers,
    clock: platform.clock,
    logger: platform.logger,
    findCaller,
    siteIdAt: async ({ baseUrl }) => (await app.sites.findByHost(new URL(baseUrl).host))?.id ?? '',
    gateOf: app.sites.gateOf,
    countCall: createCallCounter(platform.clock),
    strict: options.strict ?? false,
    replies,
    load,
    recall: {
      siteOfVisitor: (authorization) => app.oauth.recallVisitorSite(withoutScheme(authorization)),
      isOpen: (id) => {
        const gate = app.sites.recallGate(id)
        return gate && !gate.isClosed && gate.dialects.length === 2
      },
    },
  }
  const { graphql: { introspection = mode !== 'production', documents: stored } = {} } =
    platform.config
  const graphql = graphqlHandlers(
    () => ({ services: contract, routes, world, introspection, ...(stored && { stored }) }),
    { showsExplorer: mode === 'development' },
  )
  const routes: readonly ServedRoute[] = routesOf(contract, { ...app.handlers, graphql })
  const face = createFetchFace(routes, world)
  const documents = createDocuments(contract)
  const forget = (siteId?: string) => {
    replies.forget(siteId)
    totals.forget(siteId)
  }
  app.events.afterSeen(forget)
  const heeding = await hearOfChanges(platform, (siteId, seen) => {
    if (seen) forget(siteId)
    app.webhooks.hear(siteId)
  })
  const watching = await platform.notifications.listen('vitrine_sites', app.sites.forget, {
    onGap: app.sites.forget,
  })
  const { takeoverEveryMs } = options
  const worker = createJobs({
    url: options.databaseUrl,
    notifications: platform.notifications,
    tasks: app.tasks,
    crontab: app.crontab,
    ...{ lanes, resumable },
    logger: platform.logger,
    ...(takeoverEveryMs !== undefined && { takeoverEveryMs }),
  })
  if (options.runJobs) {
    await worker.start()
    // What is not over and nobody is at goes on here.
    await app.imports.resume()
    await app.exports.resume()
    await app.inventory.resume()
    await app.jobs.resume()
    app.webhooks.start()
  }
  const listening: Listening[] = []

  return {
    ...app,
    platform,
    routes,
    /** Answers in this process what HTTP would answer; 404 where nothing does. */
    fetch: async (request: Request, fetchOptions?: FetchOptions): Promise<Response> =>
      (await face(request, fetchOptions)) ??
      documents(new URL(request.url).pathname) ??
      nothingHere(platform.logger),
    /** Scheme and host that a request was sent to, as far as proxies are believed. */
    originOf: (request: IncomingMessage) => originOf(request, platform.config.trustedProxies),
    /** What visitors see instead of pages while the site is closed, or where there is none; else undefined. */
    async closedPage(request: Request): Promise<Response | undefined> {
      const site = await app.sites.findByHost(new URL(request.url).host)
      if (site && !(await app.sites.gateOf(site.id))?.isClosed) return undefined
      const languages = request.headers.get('accept-language')
      return toResponse(
        site
          ? closedPage({ why: 'closed', languages, name: site.settings.name })
          : closedPage({ why: 'gone', languages }),
      )
    },
    /** Calls back whenever something that pages show has changed, here or on another node. */
    async onChange(listener: () => void): Promise<void> {
      await hearOfChanges(platform, (_siteId, seen) => seen && listener())
    },
    async listen(
      listenOptions: Omit<ListenOptions, 'trustedProxies' | 'publicUrl'>,
    ): Promise<Listening> {
      const pages = [
        async (request: Request) => documents(new URL(request.url).pathname),
        ...(listenOptions.pages ?? []),
      ]
      const { trustedProxies, publicUrl } = platform.config
      const opened = await listen(routes, world, {
        ...{ ...listenOptions, trustedProxies, publicUrl },
        pages: [guardPages(pages, world)],
      })
      listening.push(opened)
      return opened
    },
    async close(): Promise<void> {
      app.webhooks.closeStreams()
      for (const one of listening) await one.close()
      watching()
      heeding()
      await worker.stop()
      await app.webhooks.stop()
      await app.sites.settle()
      app.mail.close()
      load.close()
      await platform.close()
    },
  }
}

/** Calls back with each site in which something has changed, and whether everybody sees it; without one when any may have. */
const hearOfChanges = (
  { notifications }: OpenPlatform,
  changed: (siteId: string | undefined, seen: boolean) => void,
) =>
  notifications.listen(
    'vitrine_facts',
    (word) => {
      const [siteId, seen] = word.split(' ')
      changed(siteId, seen === 'seen')
    },
    { onGap: () => changed(undefined, true) },
  )

function nothingHere(logger: Logger): Response {
  const requestId = newRequestId()
  const { status, headers, body } = toErrorReply(NotFound(), requestId, logger)
  return new Response(body as string, {
    status,
    headers: { ...headers, ...corsHeaders, 'x-wix-request-id': requestId } as Record<
      string,
      string
    >,
  })
}

const toResponse = ({ status, headers, body }: ReturnType<typeof closedPage>): Response =>
  new Response(body as string, { status, headers: headers as Record<string, string> })
