// Loaded before the program: its clock is CLOCK_SHIFT milliseconds wrong.
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT);

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + shift);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
