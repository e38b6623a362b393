// As much of the two libraries as is used here.

declare module 'web-push' {
  type Request = {
    readonly headers: { readonly [name: string]: string | number };
    readonly body: Buffer;
  };
  const webPush: {
    generateRequestDetails(
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string,
      options: {
        readonly TTL: number;
        readonly topic: string;
        readonly urgency: 'normal' | 'high';
        readonly contentEncoding: 'aes128gcm';
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
      },
    ): Request;
  };
  export = webPush;
}

declare module 'nodemailer' {
  export function createTransport(
    address: string,
    defaults: { readonly from: string },
  ): {
    sendMail(mail: {
      readonly to: { readonly name: ''; readonly address: string };
      readonly subject: string;
      readonly text: string;
      readonly headers?: { readonly [name: string]: string };
    }): Promise<unknown>;
    close(): void;
  };
}
