declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      event: 'openTag',
      handle: (
        name: string,
        attributes: () => Readonly<Record<string, string>> | false,
        decode: Decode,
      ) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    write(xml: string): this;
    end(): Error | undefined;
  }
}
