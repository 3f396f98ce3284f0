console;
