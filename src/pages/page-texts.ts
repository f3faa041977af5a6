/** All texts of the pages, in one place for translators. */
export const texts = {
  providerTitle: 'Ad provider',
  providerConfirm:
    'The provider agrees. To finish, send this to ads-adsense/ads_confirm_code within ten minutes, as the user who began:',
  providerRefused: 'The provider did not return a code, so the account was not linked.',
  newsletterTitle: 'Newsletter',
  newsletterAsk: (email: string) => `Do you want to receive this site’s newsletter at ${email}?`,
  newsletterConfirm: 'Yes, subscribe me',
  newsletterLeave: 'No, unsubscribe me',
  newsletterConfirmed: 'Thank you. You are subscribed to the newsletter.',
  newsletterLeft: 'You are not subscribed to the newsletter.',
  newsletterLost: 'This link is invalid or has been replaced by a newer one.',

  signInTitle: 'Sign in',
  signInIntro: (app: string) => `${app} is requesting access to this site. Sign in to continue.`,
  previewIntro: 'Sign in to see unpublished content.',
  backToPreview: 'You will return to this page afterwards.',
  login: 'User name or e-mail address',
  password: 'Password',
  signIn: 'Sign in',
  notStored: 'The application does not see this password.',

  approveTitle: (app: string) => `Give ${app} access?`,
  signedInAs: 'Signed in as',
  signOut: 'Use another account',
  who: 'Application',
  account: 'Your account',
  returnsTo: 'Returns to',
  onThisComputer: (label: string) => `${label}, on this computer`,
  program: (label: string) => `a program on your device (${label})`,
  nowhere: 'stay on this page and show you a password',
  gets: 'It will be able to',
  rights: [
    'read and change everything that your account may read and change',
    'do so until you or an administrator revoke its access',
  ],
  getsNot: 'It gets its own password, not yours, and cannot sign in on this page.',
  unverified: 'Names are chosen by applications. Approve only what you started yourself.',
  name: 'Name for this access',
  nameHint: 'It helps you recognize this access later.',
  approve: 'Approve',
  reject: 'Reject',

  doneTitle: 'Access given',
  doneIntro: (app: string) => `Enter this password in ${app}, together with your user name.`,
  userName: 'User name',
  newPassword: 'Application password',
  shownOnce: 'You will not see it again. If you lose it, approve the application again.',

  rejectedTitle: 'Access refused',
  rejected: (app: string) => `${app} was not given access. You may close this page.`,

  problem: 'Something went wrong',
  wrongCredentials: 'The user name or the password is wrong.',
  missingLogin: 'Enter your user name or e-mail address.',
  missingPassword: 'Enter your password.',
  missingName: 'Enter a name for this access.',
  limited: (minutes: number) =>
    minutes > 1
      ? `Too many attempts. Try again in ${minutes} minutes.`
      : 'Too many attempts. Try again in a minute.',
  stale:
    'This page was open for too long, or the form was submitted from another site. Please try again.',
  needsCookies: 'This page needs cookies.',
  tryAgain: 'Open the page again',
  signInFirst: 'You are no longer signed in. Please sign in again.',

  refusedTitle: 'This request cannot be used',
  badSuccessUrl:
    'The application wants to send you to an address that is not allowed. It must begin with https://, with http:// on this computer, or with the scheme of a program.',
  needsHttps:
    'Applications can be given access to sites that are served by HTTPS; this one is not.',
  badAppId: 'The identifier of the application is invalid.',
  badRequest: 'The browser sent a request that cannot be read.',
  wrongMethod: 'This page can only be opened, and its form submitted.',
  tooLarge: 'The browser sent more than this page accepts.',
  wrongType: 'This page only accepts forms.',
  failed: 'Something went wrong on our side. Please try again.',
  unavailable: 'The site cannot reach its database at the moment. Please try again soon.',
  anApplication: 'An application',
} as const
