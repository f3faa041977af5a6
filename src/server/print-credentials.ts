import type { FirstStart } from '../domain/first-start/first-start.ts'

/**
 * Prints the credentials of the first start. They go to stdout whatever the log level is, and to stderr
 * where that has no room, because they cannot be shown again.
 */
export function printCredentials(firstStart: FirstStart, siteUrl: string): void {
  const { login, password, applicationPassword } = firstStart
  const text = `
  Welcome to Almanac. The site is ${siteUrl}/, and its interface is shown at ${siteUrl}/docs.
  People write it at ${siteUrl}/write/.

  This is the first start; these are shown only now:

    Administrator         ${login}
    Password              ${password ?? '(as set by ADMIN_PASSWORD)'}
${applicationPassword === undefined ? WITHOUT_PROGRAMS : forPrograms(login, applicationPassword, siteUrl)}
`
  process.stdout.write(text, (error) => {
    if (error instanceof Error) process.stderr.write(text)
  })
}

const forPrograms = (login: string, password: string, siteUrl: string): string => `\
    Application password  ${password}

  People sign in with the password, programs with the application password. Find out who you are,
  and write the first post:

    curl --user '${login}:${password}' ${siteUrl}/api/core/v2/users/me
    curl --user '${login}:${password}' ${siteUrl}/api/core/v2/posts \\
      --header 'Content-Type: application/json' \\
      --data '{"title": "Hello", "content": "Our first post.", "status": "publish"}'
`

const WITHOUT_PROGRAMS = `
  People sign in with the password. Programs cannot sign in, because SITE_URL is neither https nor
  on loopback.
`
