import type { RecordedTable } from '../src/product/recorded/recorded.ts';

/** Data about a subscriber, its readers and retention, for `<RecordedTable />`. */
export const recorded = {
  columns: {
    what: { en: 'What', fa: 'چه چیزی', ru: 'Что' },
    readers: { en: 'Who can read it', fa: 'چه کسی می‌تواند بخواند', ru: 'Кто может прочитать' },
    kept: { en: 'How long it is kept', fa: 'چه مدت می‌ماند', ru: 'Сколько хранится' },
  },
  readers: {
    nobody: { en: '**Nobody: not recorded**', fa: '**هیچ‌کس: ثبت نمی‌شود**', ru: '**Никто: не записывается**' },
    staff: { en: 'OrbVPN staff', fa: 'کارکنان OrbVPN', ru: 'Сотрудники OrbVPN' },
    staffAndReseller: {
      en: 'OrbVPN staff, and **the reseller** if a reseller sold you the account',
      fa: 'کارکنان OrbVPN و اگر حساب را از نمایندهٔ فروش خریده باشید، **همان نماینده**',
      ru: 'Сотрудники OrbVPN и **реселлер**, если аккаунт куплен у него',
    },
    youAndStaff: { en: 'You and OrbVPN staff', fa: 'خودتان و کارکنان OrbVPN', ru: 'Вы и сотрудники OrbVPN' },
    everyoneInvolved: {
      en: 'You, OrbVPN staff, and **the reseller** if a reseller sold you the account',
      fa: 'خودتان، کارکنان OrbVPN و اگر حساب را از نمایندهٔ فروش خریده باشید، **همان نماینده**',
      ru: 'Вы, сотрудники OrbVPN и **реселлер**, если аккаунт куплен у него',
    },
  },
  kept: {
    never: { en: 'No activity is kept', fa: 'فعالیت نگه داشته نمی‌شود', ru: 'Активность не хранится' },
    notPublished: { en: 'Not published', fa: 'منتشر نشده', ru: 'Не опубликовано' },
    account: { en: 'As long as the account', fa: 'تا وقتی حساب هست', ru: 'Пока есть аккаунт' },
  },
  rows: [
    {
      what: {
        en: '**Activity:** the sites you open, your DNS queries, the content of your traffic',
        fa: '**فعالیت:** سایت‌هایی که باز می‌کنید، پرس‌وجوهای DNS و محتوای ترافیک',
        ru: '**Активность:** сайты, которые вы открываете, DNS-запросы, содержимое трафика',
      },
      readers: 'nobody',
      kept: 'never',
    },
    {
      what: {
        en: '**Connections are recorded:** start and end of each session, the IP address your device connects from, the server, the protocol, the address inside the tunnel, the reason the session ended',
        fa: '**اتصال‌ها ثبت می‌شوند:** شروع و پایان هر نشست، نشانی IP دستگاه شما هنگام اتصال، سرور، پروتکل، نشانی داخل تونل و علت پایان نشست',
        ru: '**Подключения записываются:** начало и конец каждого сеанса, IP-адрес, с которого подключается устройство, сервер, протокол, адрес внутри туннеля, причина завершения',
      },
      readers: 'staffAndReseller',
      kept: 'notPublished',
      fields: {
        OnlineSessionView:
          'id sessionId nasIpAddress nasPortId nasPortType startTime connectInfoStart callingStationId framedIpAddress',
        ConnectionHistoryView:
          'id sessionId nasIpAddress nasPortId nasPortType startTime stopTime connectInfoStart callingStationId framedIpAddress terminateCause',
      },
      events: 'DEVICE_CONNECTED DEVICE_DISCONNECTED',
    },
    {
      what: {
        en: '**Volume:** how much traffic each session carried; no reseller can see it',
        fa: '**حجم:** مقدار ترافیک هر نشست؛ هیچ نماینده‌ای آن را نمی‌بیند',
        ru: '**Объём:** сколько трафика прошло за сеанс; реселлер его не видит',
      },
      readers: 'staff',
      kept: 'notPublished',
    },
    {
      what: {
        en: '**Sign-in attempts:** when, from which IP address, blocked addresses, changes of password and second factor; a reseller gets these through [notifications](/docs/services/security/what-is-recorded#reseller)',
        fa: '**تلاش برای ورود:** زمان، نشانی IP، نشانی‌های مسدودشده، و تغییر گذرواژه یا احراز هویت دوعاملی؛ نماینده این‌ها را با [اعلان خودکار](/docs/services/security/what-is-recorded#reseller) می‌گیرد',
        ru: '**Попытки входа:** время, IP-адрес, заблокированные адреса, смена пароля и второго фактора; реселлер получает это через [уведомления](/docs/services/security/what-is-recorded#reseller)',
      },
      readers: 'staffAndReseller',
      kept: 'notPublished',
      fields: { Blacklist: 'id ipAddress', Whitelist: 'id ipAddress', WebhookBody: 'ipAddress' },
      events:
        'USER_LOGIN USER_LOGOUT USER_PASSWORD_CHANGED SECURITY_LOGIN_ATTEMPT SECURITY_PASSWORD_RESET SECURITY_2FA_ENABLED SECURITY_2FA_DISABLED SECURITY_IP_BLOCKED',
    },
    {
      what: {
        en: '**Devices:** model, system, name and identifier of each device signed in, version of the app, address for notifications (push token), start and end of the last connection, the country and city of its server; the app shows you only the day of the last use',
        fa: '**دستگاه‌ها:** مدل، سیستم‌عامل، نام و شناسهٔ هر دستگاهی که وارد حساب شده، نسخهٔ برنامه، توکن اعلان (push token)، شروع و پایان آخرین اتصال و کشور و شهر سرور آن؛ برنامه فقط روز آخرین استفاده را نشان می‌دهد',
        ru: '**Устройства:** модель, система, имя и идентификатор каждого устройства, на котором выполнен вход, версия приложения, адрес для уведомлений (push-токен), начало и конец последнего подключения, страна и город его сервера; приложение показывает только день последнего использования',
      },
      readers: 'everyoneInvolved',
      kept: 'account',
      fields: {
        UserDeviceView: 'id os deviceId appVersion deviceModel deviceName fcmToken',
        DeviceView:
          'id deviceId deviceAppType deviceOsType appVersion lastConnectionStartTime lastConnectionStopTime isConnected lastSessionId isDeactivated lastConnectedServerId lastConnectedServerCountry lastConnectedServerCity',
        DeviceSession: 'sessionId deviceId loginTime expiresAt',
        DeviceIdInput: 'uuid serial name',
        WebhookBody: 'deviceId name os',
      },
      events: 'DEVICE_ADDED DEVICE_REMOVED DEVICE_LIMIT_REACHED',
    },
    {
      what: {
        en: '**Account:** e-mail address, user name, plan and its dates, who referred you, gift codes and discounts used',
        fa: '**حساب:** نشانی ایمیل، نام کاربری، طرح و تاریخ‌های آن، معرف شما، کدهای هدیه و تخفیف‌های مصرف‌شده',
        ru: '**Аккаунт:** адрес электронной почты, имя пользователя, тариф и его сроки, кто вас пригласил, использованные подарочные коды и скидки',
      },
      readers: 'everyoneInvolved',
      kept: 'account',
      fields: {
        AuthenticatedUser: 'accessToken refreshToken user',
        UserView: 'id email username resellerId groupId expiresAt role enabled radAccess createdAt updatedAt',
        UserSubscriptionView:
          'id group duration multiLoginCount expiresAt createdAt updatedAt dailyBandwidth downloadUpload isTrialPeriod price gateway stripeSubscriptionId',
        SubscriptionStatus: 'productId startDate endDate isActive',
        ReferralCodeView: 'code',
        TokenCode: 'id userId tokenCode discountRate isActive usedTimestamp createdAt',
        TokenCodeResponse: 'userId tokenCode discountRate',
        TokenCodeView: 'userId discountRate',
        GiftCard:
          'id code groupId groupName amount used cancelled expirationDate redeemedAt redeemedByEmail cancelledAt cancelledByEmail createdAt updatedAt',
        UserCreate: 'email password resellerId',
        ResellerUserCreate: 'email password groupId firstName lastName userName country phone language devices login',
        ResellerUserEdit: 'password resellerId groupId multiLoginCount userProfileEdit',
        WebhookBody: 'userId email subscriptionId groupId expiresAt',
      },
      events:
        'USER_CREATED USER_DELETED USER_ACTION USER_EMAIL_VERIFIED SUBSCRIPTION_CREATED SUBSCRIPTION_RENEWED SUBSCRIPTION_CANCELLED SUBSCRIPTION_EXPIRED SUBSCRIPTION_TRIAL_STARTED SUBSCRIPTION_TRIAL_ENDED SUBSCRIPTION_UPGRADED SUBSCRIPTION_DOWNGRADED',
    },
    {
      what: {
        en: '**Profile, if it is filled in:** first and last name, phone, postal address, date of birth, language, Telegram name and chat',
        fa: '**مشخصات، اگر پر شده باشد:** نام و نام خانوادگی، تلفن، نشانی پستی، تاریخ تولد، زبان، نام کاربری و گفت‌وگوی تلگرام',
        ru: '**Профиль, если он заполнен:** имя и фамилия, телефон, почтовый адрес, дата рождения, язык, имя и чат в Telegram',
      },
      readers: 'everyoneInvolved',
      kept: 'account',
      fields: {
        UserProfileView:
          'firstName lastName phone address city country postalCode language birthDate telegramUsername telegramChatId',
        UserProfileEdit:
          'firstName lastName phone address city country postalCode language birthDate telegramUsername telegramChatId',
      },
      events: 'USER_PROFILE_UPDATED',
    },
    {
      what: {
        en: '**Payments and invoices:** amount, date, method, and on an invoice name, company and its number, postal address, tax number, e-mail address, phone',
        fa: '**پرداخت‌ها و صورت‌حساب‌ها:** مبلغ، تاریخ، روش پرداخت، و روی صورت‌حساب نام، شرکت و شمارهٔ ثبت آن، نشانی پستی، شمارهٔ مالیاتی، ایمیل و تلفن',
        ru: '**Платежи и счета:** сумма, дата, способ оплаты, а в счёте — имя, компания и её регистрационный номер, почтовый адрес, налоговый номер, электронная почта, телефон',
      },
      readers: 'everyoneInvolved',
      kept: 'notPublished',
      fields: {
        InvoiceResponse:
          'id userId paymentId gatewayReference status firstName lastName clientCompanyName address taxId email phoneNumber groupId amountForGroup multiLogin amountForMultiLogin totalAmount paymentMethod paymentDate invoiceDate updateDate',
        InvoiceUpdate: 'id clientCompanyName address email phoneNumber taxId companyRegistrationNumber',
        InvoicePDF: 'invoiceId emailsToSend',
        StripePaymentResponse: 'clientSecret paymentIntentId requiresAction error',
        PaypalCreatePaymentResponse: 'orderId',
        PaypalApprovePaymentResponse: 'success errorMessage',
        ParspalCreatePaymentResponse: 'payment_id link status message error_type error_code',
        CoinPaymentResponse:
          'id error address amount txn_id confirms_needed timeout checkout_url status_url qrcode_url',
        WebhookBody: 'paymentId gateway amount currency',
      },
      events: 'PAYMENT_RECEIVED PAYMENT_FAILED PAYMENT_REFUNDED PAYMENT_PENDING',
    },
    {
      what: {
        en: '**Messages:** conversations with support, and what we send to your e-mail address, phone or device',
        fa: '**پیام‌ها:** گفت‌وگو با پشتیبانی و آنچه به ایمیل، تلفن یا دستگاه شما می‌فرستیم',
        ru: '**Сообщения:** переписка с поддержкой и то, что мы отправляем вам на почту, телефон или устройство',
      },
      readers: 'everyoneInvolved',
      kept: 'account',
      fields: {
        TicketView: 'id subject text category status createdAt',
        TicketCreate: 'subject text category',
        TicketReplyView: 'id text createdAt author',
        TicketReplyCreate: 'text',
        TicketAuthor: 'id name role',
        SmsRequest: 'phoneNumber message',
        ScheduleEmailRequest: 'email subject body dateTime timeZone',
      },
    },
    {
      what: {
        en: '**If you are a reseller:** e-mail address, name, phone, credit, level and score',
        fa: '**اگر نمایندهٔ فروش هستید:** ایمیل، نام، تلفن، اعتبار، سطح و امتیاز',
        ru: '**Если вы реселлер:** электронная почта, имя, телефон, баланс, уровень и рейтинг',
      },
      readers: 'youAndStaff',
      kept: 'account',
      fields: {
        ResellerView: 'id email firstName lastName credit level phone serviceGroups',
        ResellerCreditView: 'id email credit',
        ResellerScore: 'resellerId resellerScore',
        ResellerCreate: 'email password credit level phone',
        ResellerEdit: 'email password credit level phone',
      },
    },
  ],
  aboutNobody: [
    'AccountingView',
    'AddressResponse',
    'AddressResult',
    'ClientServerView',
    'CouponCode',
    'CouponCodeView',
    'FcmNotificationView',
    'FileEdit',
    'FileView',
    'GatewayView',
    'GeolocationView',
    'GiftCardCreateInput',
    'GroupEdit',
    'GroupView',
    'NewsEdit',
    'NewsView',
    'NotificationInput',
    'PackagePrice',
    'PackagePrice12',
    'PackagePrice24',
    'PackagePrice3',
    'PackagePrice36',
    'PackagePrice6',
    'PackagePriceLifetime',
    'PriceView',
    'QrLoginResponse',
    'ResellerLevelCoefficientsEdit',
    'ResellerLevelCoefficientsView',
    'ResellerLevelEdit',
    'ResellerLevelView',
    'ResellerScoreLimit',
    'ResellerScoreLimitEdit',
    'ResetPasswordVerification',
    'RoleView',
    'ServerEdit',
    'ServerView',
    'ServiceGroupEdit',
    'ServiceGroupView',
    'SignupResponse',
    'SubscriptionResponse',
    'TelegramBotStatus',
    'TelegramMessageResult',
    'TicketPage',
    'UserPage',
    'WebhookConfiguration',
    'WebhookConfigurationInput',
    'WebhookDelivery',
    'WebhookDeliveryPage',
    'WhatsAppStatus',
  ],
} as const satisfies RecordedTable;
