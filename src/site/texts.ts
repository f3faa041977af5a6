/** All that the pages say, in one place for translators. */
export const texts = {
  providerTitle: 'Ad provider',
  providerConfirm:
    'The provider agrees. To finish, send this to ads-adsense/ads_confirm_code within ten minutes, as the user who began:',
  providerRefused: 'The provider has given no code, so that nothing was linked.',
  newsletterTitle: 'Newsletter',
  newsletterAsk: (email: string) => `Shall the newsletter of this site go to ${email}?`,
  newsletterConfirm: 'Yes, send it',
  newsletterLeave: 'No, do not send it',
  newsletterConfirmed: 'Thank you. The newsletter will come to you.',
  newsletterLeft: 'The newsletter will not come to you.',
  newsletterLost: 'This link is not valid, or a newer one was sent.',

  signInTitle: 'Sign in',
  signInIntro: (app: string) => `${app} asks for access to this site. Sign in to decide about it.`,
  previewIntro: 'Sign in to see what is not published yet.',
  backToPreview: 'You come back to this page afterwards.',
  login: 'User name or e-mail address',
  password: 'Password',
  signIn: 'Sign in',
  notStored: 'The application does not get to see this password.',

  approveTitle: (app: string) => `Give ${app} access?`,
  signedInAs: 'Signed in as',
  signOut: 'Use another account',
  who: 'Application',
  account: 'Your account',
  returnsTo: 'Returns to',
  onThisComputer: (label: string) => `${label}, on this computer`,
  program: (label: string) => `a program on your device (${label})`,
  nowhere: 'stays here and shows you a password',
  gets: 'It will be able to',
  rights: [
    'read and change everything that your account may read and change',
    'do so until you or an administrator take the access back',
  ],
  getsNot: 'It gets a password of its own, not yours, and cannot sign in on this page.',
  unverified: 'Names are chosen by applications. Approve only what you started yourself.',
  name: 'Name for this access',
  nameHint: 'It helps you to tell it from others later.',
  approve: 'Approve',
  reject: 'Reject',

  doneTitle: 'Access given',
  doneIntro: (app: string) => `Enter this password in ${app}, together with your user name.`,
  userName: 'User name',
  newPassword: 'Application password',
  shownOnce: 'You will not see it again. If you lose it, give access once more.',

  rejectedTitle: 'Access refused',
  rejected: (app: string) => `${app} got nothing. You may close this page.`,

  problem: 'This did not work',
  wrongCredentials: 'The user name or the password is wrong.',
  missingLogin: 'Enter your user name or e-mail address.',
  missingPassword: 'Enter your password.',
  missingName: 'Enter a name for this access.',
  limited: (minutes: number) =>
    minutes > 1
      ? `There were too many tries. Try again in ${minutes} minutes.`
      : 'There were too many tries. Try again in a minute.',
  stale: 'This page was open for too long, or was sent from elsewhere. Please try once more.',
  needsCookies: 'It needs cookies to know its own forms.',
  tryAgain: 'Open the page again',
  signInFirst: 'You are no longer signed in. Please sign in again.',

  refusedTitle: 'This request cannot be used',
  badSuccessUrl:
    'The application wants to send you to an address that is not allowed. It must begin with https://, with http:// on this computer, or with the scheme of a program.',
  needsHttps:
    'Applications can be given access to sites that are served by HTTPS; this one is not.',
  badAppId: 'The application names itself by something that is no identifier.',
  badRequest: 'The browser sent something that cannot be read.',
  wrongMethod: 'This page can be opened and its form can be sent; nothing else.',
  tooLarge: 'The browser sent more than this page accepts.',
  wrongType: 'Only forms can be sent to this page.',
  failed: 'Something went wrong on our side. Please try again.',
  anApplication: 'An application',
} as const
