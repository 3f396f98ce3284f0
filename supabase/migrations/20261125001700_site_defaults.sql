-- A function, because resetting an installation restores the original texts.
create function private.restore_site_defaults() returns void
language sql set search_path = '' as $$
  insert into public.site_configurations (config_key, config_value)
  values
    (
      'hero_background_url',
      '{"url": "", "alt": "Bintang bersudut delapan yang tersusun dari jalur papan sirkuit"}'
    ),
    (
      'home_stats',
      '[{"title": "Alumni Terdaftar", "value": "0"}, {"title": "Tahun Berdiri", "value": "2003"}]'
    ),
    (
      'home_about_text',
      jsonb_build_object(
        'title', 'Satu Jurusan, Satu Keluarga',
        'paragraph1', 'Ikatan Keluarga Alumni Teknik Elektro menghimpun lulusan jurusan Teknik Elektro '
          'dari universitas Islam negeri di Pekanbaru, Riau. Di sini para alumni saling menyapa, '
          'berbagi pengalaman, dan membuka jalan bagi adik-adik angkatan yang baru melangkah ke '
          'dunia kerja.',
        'paragraph2', 'Melalui direktori alumni, kegiatan bersama, dan bursa lowongan, kami '
          'merawat silaturahmi sekaligus menghadirkan manfaat nyata bagi jurusan, kampus, dan '
          'masyarakat Riau.'
      )
    ),
    ('home_about_image_url', '{"url": "", "alt": "Alumni Teknik Elektro berkumpul di kampus"}'),
    (
      'about_page_main_text',
      jsonb_build_object(
        'title', 'Sejarah Kami',
        'paragraph1', 'Jurusan Teknik Elektro menerima angkatan pertamanya pada tahun 2003. Kelas '
          'yang kecil membuat dosen dan mahasiswa saling mengenal, dan kedekatan itu terbawa '
          'hingga setelah wisuda.',
        'paragraph2', 'Ketika para lulusan mulai tersebar di pembangkit listrik, kilang, pabrik '
          'kertas, perusahaan telekomunikasi, dan ruang kelas, mereka membentuk ikatan alumni agar '
          'tetap terhubung. Pertemuan tahunan yang sederhana tumbuh menjadi program mentoring, '
          'seminar, dan bantuan pendidikan.',
        'paragraph3', 'Hari ini ikatan alumni hadir di berbagai kota di Riau dan luar Riau. Portal '
          'ini menjadi rumah bersamanya: tempat mencari teman seangkatan, mengabarkan kegiatan, '
          'dan menawarkan pekerjaan.'
      )
    ),
    (
      'about_page_main_image_url',
      '{"url": "", "alt": "Gedung jurusan Teknik Elektro di Pekanbaru"}'
    ),
    (
      'vision_text',
      jsonb_build_object(
        'text', 'Menjadi ikatan alumni yang mempererat silaturahmi, menjunjung nilai-nilai Islam, '
          'dan memberi sumbangsih nyata bagi almamater serta kemajuan teknologi di Indonesia.'
      )
    ),
    (
      'mission_text',
      jsonb_build_object('items', jsonb_build_array(
        'Menjaga silaturahmi lintas angkatan melalui pertemuan rutin dan direktori alumni yang '
          'selalu diperbarui.',
        'Mendampingi mahasiswa dan lulusan baru dengan mentoring karier, pelatihan, dan informasi '
          'lowongan kerja.',
        'Mendukung pendidikan lewat beasiswa, hibah alat laboratorium, dan kuliah tamu praktisi.',
        'Mendorong inovasi dan kewirausahaan alumni yang bermanfaat bagi masyarakat.',
        'Menyediakan data alumni yang tepercaya bagi jurusan dan pemangku kepentingan.'
      ))
    ),
    (
      'org_category_labels',
      '{
        "dewan-penasehat": "Dewan Penasehat",
        "dewan-pengawas": "Dewan Pengawas",
        "pengurus-inti": "Pengurus Inti",
        "divisi-hubungan-alumni-dan-mahasiswa": "Divisi Hubungan Alumni dan Mahasiswa",
        "divisi-pengembangan-karir-dan-wirausaha": "Divisi Pengembangan Karir dan Wirausaha",
        "divisi-pendidikan-dan-beasiswa": "Divisi Pendidikan dan Beasiswa",
        "divisi-inovasi-dan-pemberdayaan-teknologi": "Divisi Inovasi dan Pemberdayaan Teknologi",
        "divisi-data-tracer-dan-informasi": "Divisi Data, Tracer, dan Informasi",
        "divisi-pengembangan-program": "Divisi Pengembangan Program",
        "kordinator-sektor": "Koordinator Sektor",
        "kordinator-wilayah": "Koordinator Wilayah"
      }'
    )
  on conflict (config_key) do update set config_value = excluded.config_value
$$;

select private.restore_site_defaults();
