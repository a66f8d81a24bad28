// Written by tools/knownWords.ts from dictionary-en 4.0.0 (MIT and BSD): stems that are not typing errors of our words.

export const knownWords = `
aback abas abash abel abject abod abor aborn abound abrad abridg absente abstract abut accent acces accompani accout accur acet acid
acknowledg acme acre acrost acth acton actor actuat acut adap adar addic addit addresse adept adio adkin adman admen admir admis admitt
admix adop adrift adventist advil advoc aeri aerial affer afield afir afloat afoot afresh afterl afterword agar aggres aggressor aglow agnew
agon agra aground ague ahab ahmad aide aime airdrom ajar alack alan alar albert alder aleut alew alex alexi alger alia alic alien alight
alin allai allei allen alliter alloc alloi allot allov allud allur almon aloe alpert alps altai altar alterc alto alton alum amati ambit
americana amin amiss ampl amur amus amwai anal analys analyst analyz anem anent angel angler angu anib animu anion anis annoi annoy anon
antil antivir anton antonym anus apac apia apiec apolit apost appal appar appeal appeas appel apportion apposit approb approx apter arabi
arabl arac aral arch archi architect architecton arden areal aren arena ares argent argo aria aright aris ariu aron arra arrog arron arti
articul articular ascertain ashor asian asiat asid assam assent assigne assisi assumpt assur astart aster astern astring asymmetr asymmetri
asynchron athen atom aton atop atrial attend attent attenu attn attrac attribu attuck attun auction audi audio audition auditori auger aught
augusta augustu auspici authori automak automaton automot aver averi avers avert avid avis avon avouch awac await awar aweigh awok awoken
awri axon ayer azor azov babe babel babi bach backu bacteri baddi bade bail bait bake baker bald baldi bale bali balk ball ballet balli
bandbox bandi bane bang bani banish banker bann banned bannek bant banter barb bard barent barf barg bark barn baro barr barri barrow bart
barth baseboard basel baser basho basil basin bask bass bassist bast baster bate bath bather batten batter baud bawd bayer bbse beach bead
beadi beak beaker beam bean bear beard beardless beater beatl beau beaut beaver becalm beck becket bedsid beech been beep beeper beer beet
befog begat begon beguin begum behalv behan behavior being belai belat belau belch beli belief bell bellman bellow belov belt bend bender
benin bent bequest berat bere berl berlin berm bern bert berth beset besom besot bess beta beth bethought betid bett bettor bevel beyer bibl
bidden biddl bide bight bike bile bilg bilk billi billion bimonthli bing biog biol bios bipe birch bird birder birthdai birthrat bitch bite
bitnet bitter blade blag blain blake blanch bland blare blase blat blaze bldg bleak blear bleat bleep blench bless blight blind blink blip
bloat blob bloc bloch bloke blood bloop blot blow blower bluet bluffer blur boarder boas boast boat bock bode bodg bodic boer boggl bogi
bogon bois bold bole boll bolt bolthol bond bone bong bongo boni bonk bonn bonner bonnet bono boob boodl booker booki bookmak bool boom boon
boor boost boote booth booti booz borden borderlin borea borer borg bori bork boron boru bose bosh boss bossi botch botha bother bough bounc
bounder bout bower bowi bowler boxi boyer brace brad bradli brae brag brahe brai braid brain brais bran brandi brando brandt brant brash
brat bravo brawn braze breach bread bream breast breez brent brest breve brew brice brick bride bridl brig brigg bright brighten brill brine
brini brink brisk britten broad brock bronc bront bronx brook broom broth brow brown brunch brush brutish buber buck buckey budg buffet
buick bulb bulg bulki bull bulli bummer bump bunch bung bungl bunion bunk buoi burg buri burk burl burn burri burrow burt burton busbi buse
bush bushi busk buss bust busti busy butch butter butteri byer byproduct byre cabal cabinetri cadr caff cage cain calculi calculu calf cali
calk calla calli callow callu calm calv camel cameo camp campi campo camri camu cancer candi candic candida candl cane cann cannon cano
canst canter canto cantu canut canyon capaci caparison cape caper capet caph capot capri capt cara caravel carb carder cardi carei carer
caret cari cariou carl carli carnei carni carnot carp carpi carpu carr cart cartier carv casei cask caster castl cataclysm catalog catalonia
catalys catalysi catalyt catchi catech categor cater cather cation catt catteri causeless cave cavit cayus ceas ceaseless cecil cede ceder
cello celt censer censori censur cere cerf cervic cession chad chafe chair chais champ champlain chan chancel chanci chancr chanel changel
chant chanter chao character chard chari chariti charl charm charmless chart charter chase chast chatter cheapo cheat cheek cheep chem chen
cheop chert chew chiba chic chick chide chief chile chime chin chine chink chino chip chit chiva choc chock choir choke choosi chop chore
chow chuck chuf chung chunter churl cider cine circuiti circuitri circumven cirri cite clack clai clair clam clan clang clank clap claqu
clare clarifi clasp classi claud claus claw cleans cleat cleav cleaver clef cleft clement clich clime cline clink clint clip clive cloak
cloch clod clog clomp clone clonk closet closur clot cloudi clout clove clover clown cluck clue clump clutter cmdr coach coalition coat cock
cocki coco coda coder codex codi codifi codon coed coffei coffer cognition coher coif coil coiner coir coke cola cole colic colin coll
collar collectiv collector colleg colli collin colloc colloid collud collusion colo cologn coloni color colt coma comb combat comed comer
comest comet comfit comm commando commenc commend commi committ commod commonalti commonw commut como comp compac compact companion compaq
compart compas compassion compel comper compet competit complais complect complement complex compli complianc compliant compo comport
composi compost compot compressor compris compton compul compulsorili comt conceit concep conceptu concert concession concision conclus
condol cone conei confec confere conferr confes confession confessor confid confidant confin conform confrer confucian cong conger congo
coni conif conifer conk conn connector conned conner connot cons conson constanc constantin constrain constraint constrict construct consul
consumm consumpt cont contagion container contamin conten contend contented contenti contest contextu contigu continent conting continua
continuum contrac contracep contracept contractil contractu contradic contraind contralto contribu contributori contrition contum contusion
convec convect convei conven convent converg convex convey convic cook cool cooli coon coop coor coot cooti copai cope cops copul cora
coracl cord corei corer corespond cori corin cork corker corm cormor corn cornea cornel cornet coron corp corpora corr corrector correl
corri cort cosh cosin cote coton couch could coulter councilor counten counterac counteract counti countrifi coup couplet cours cove covei
coven covert covet coward cower cowpat cozen cozi crab crack crafti crag crai cramp crank crap crass crate crave craw creak cream creas
creatur cree cremain cremat crematori creme crept cress crest cretin crew crick crimea crimp cring cripe crisco crise croat croatian crock
croft croni croon crop croup crow crowd crudit cruft crush crust cryptograph cuban cuber cubicl cubit cull cumber cunt curat curb curd curdl
curer curi curio curious curli currant curri currier curs cursori curt curtain curvi customarili cute cuti cyclopedia cyst czar dace dada
daffi daft dagger dairi dais daisi dalai dale dali dalli dame damp dana dancer dander dandl dane dang dangler danish dank dant dappl daren
darer darin darki darl darn darrow dartboard darth datam dater dativ dave davi davit dawn daze deadli deaf dealer dealt dean dear dearest
deari death deav debat debil debt debugg debut decaf decai decal deced deceit decenc decent decep decidu decis deck decker declam declen
decliv decoi decongest decor decryp dedic deduc deed deem deepen deer defec defens defer deferr deffer defi defici defil definit deflat
deflect deft dega deign deist dejec deject delect delft delhi deli delia delib delic delin deliu deliver dell delug delv demet demod demot
dena deng denim denis denni dens dent dentin deon depic deplet depletion deplor deport depositor depositori depp depreci depred depres
depriv deprogram deput derail derid deris derision derv descri descript deser desert desper despic despis despond despot destini detain
deten detent deter detest devi devil devin devolu devour dewi dhow diagnosi diagnost dialogu diam dian diana dias dice dick dicker diddl
diff difficulti diffid diges dike dill dime dimpl dimpli dinar dine ding dingl dink dinner dint dion dior dirac dire director dirk dirt disc
disco disconcert disconnected discord discover discreet discrep discu discurs dish diss dist distast disten distinc ditch dither ditti diva
dival divan dive diver diverg divest divin divis doabl docket doer doge doili dole doll dolor dolt dome domino dona donat dong donn donor
donut doodl doom dope doper dopi dork dorm dormer dose dosh doss dost dote doubli doubt douch dour dous dove dover dower downer downi dows
doyen dozi drab drafte drafti drai drake dram drank draper drat drawl dread dreg dress drier drip drive drivel driven droll drone droop
dross drought drove drover drows drub drug dualiti duan ducal ducat duck dude duel duffer duffi duke duli dulli duma dumb dumpi dumpl dunc
dune dung dunner dupe dupl duran durant durer durex durst duse dusk dust dusti dustin dwell dynamo earl earlin earp ease easter eaten eater
eateri eave eben ebro echoic eclipt econ eden edger edict edif edith editori educ eeri effectu effer effet effici egot eider eighth eighti
eire ejec elain elan eland elaps elast elat elder eldest elec elect elector electra elegi elem elev elid elig elit elliot ellips elong elsi
elul elver elwai emac eman ember emce emeri emet emil emit emori emot emotion empir emploi empress emus enact encycloped ending energ enid
enlist enplan entent entic entiti entr entrail entre entrust enumer ephemera equabl equat equin equit equiv erad erect erick eris ermin eros
erot errol erron erst essi ester esther estonian etch etern ether etho euler europa evacu evad evan evas evenki eventu evert evic evil evok
evolu ewer exac exalt excerpt excit excl exclus exec execu exer exert exhaus exhort exig exil exon expan expans expedi expel expend
experienc experienti explod explos expo expon exposi expositori expres extens extent extenu extort extrac extran fabl facet facil faction
factual faculti fagin faill fain faint fairi faker fakir fallow falsi falter fame fandom fang farc fare farm farmer farrier farrow fart
farther farthest fasten father fatten fatter fattest faust fave faye faze feast feaster feat fece fedex feebl feeder fell fellow fend fender
fermat fess fest fester fete fetter fettl feud fever fiat ficht ficu fiddl fidget fiend fife fifteenth filer filet filler filli filmi filo
filth finagl finder fingerl fini finial fink finn finnish firebal firebox firebrick fireguard firer firewat firth fish fisk fist fitch
fitter fixtur flab flack flai flail flair flak flake flame flan flang flank flap flash flatb flatt flatter flatu flax flee fleec flesh flew
flick flight flip flit flock floe flog flop floss flossi flotat flounder flour flout flower flown floyd flue fluster flutteri foam focal
foch fodder foil fold folger folic foll folli foment fond food fool footi footl fora forag forai forb forbad ford fore fores forest forew
forger forgett forgo forgon fork formid formul fort fortif foss foster fought foul foundl fount fourscor foxi frack fractiou fractious frai
frail framer fran frank frankfort frat frau freaki fred freder frei freighter freq frequenc fret friction fridg friez frig fright frill
fring frisk frito frizz frog from frond frosh frost froth frown froze frye fuch fuck fudg fuel fullback fulton fume fund funnel funner
furiou furl furn furri fuss gabl gage gaia gail gaili gait gale gall gallei gallow gama gamekeep gamet gami gamin gang gape garag garden
gari garri gasbag gash gass gate gather gavel gavin gaze geek geld gell geller gender gene genera genet geni genr gent gentil gentl gentri
genu geod geolog germ german germanium germin getup ghat giant gibe gide gild gile gill gillion gilt ginger girt girth gish gist gite giver
glace gladi glan gland glassi glean glee glib glisten gloat glob gloss glossi glove glover glow glower glued gluei glum glut goad godel
goggl gogol golda goldi golf goner gong gonk goodi goof googli gook goon goop goos gore gorei gorg gors goth gould gout gover gown grab
grace graft grai grail grain gran grand grang granit grante grape graphit grass grate grater grave gravel greas greec greed greek greer
greet greeter greg grep greta grid grill grime grin grip groat grocer grog grok groom groper gross groupi grous grout grove grovel grower
growl grown grue grunt grus guaranti guarantor guff guido guil guild guilder guilt guin guis gull gulli gulp gung gunnel gunner gush gust
gyve habitu hackl hade hadn hail hair hake hale halit hall hallei hallow hallwai halo halon hals halt halter haman hamit handel handi hanger
hangout hank hans hardi hardili hardin hardlin hardwir hare harem hark harp harper harri harrier harrow harsh hart hasn hasp hast hasti
hatch hate hater hatter haunch havel haven hawk hayden haze hbase headdress headi headili headlin heal healer healthili heap hearer hears
heart hearth heartless heat heater heath heav heaver hebrid heck hector hedger heed heedless heel heep heft heir hell heller helm helv heme
hemp hench hepper hera herb herd herder here herebi herm herman hermit herod heron herp herr hess hester hewer hick hider hike hill hilt
hilton hind hine hing hinter hire hiss hist histor historian hither hive hmong hoard hoarder hoars hock hoer hogback hoist hoke holder holei
holi hollow holm holograph hols holst holster holt homebodi homei homer homey homo homograph hone honei honer honesti hong honk honore hood
hoof hooki hoop hoot hooter hoov hopi hord horn hors horu hose hosier hosp hostel hostler hoteli hotpot hots hotshot hotter hound houri
housework hove hovel hover howard howe howel howler huang hubri huck hugh hugo hulk hull hume humer hummer hump hunan hunch hunk hunt hurd
hurl hurst hurtl hush hust huston hutch hutton hyad hyde hype hypo hyster ideal idem identikit ides idol iffi igor ikea ilea illustri imago
imam immodesti immort impart impass impedi impercept impli impos imposi impost impot impractic improb improp imput inac inan inboard incent
incis incit inclement inclus inclusion incompet inconveni incorrect incorrupt indel inden indent indescrib indetermin index indi indian
indic indig indio indira indisciplin indit indra indu ined inert inevit inexhaust inexpress infec infer infern infirm inge inher inheritor
inim iniqu initio inject inlin innerv innit innoc inser insidi insol inspector inst instabl instant instar instat instil instinctu institut
instruct integ integu inten intens inter interac interc intercep interceptor interferon interj interject interlac interne internist
interoper interpret interraci interrup intersect intersper interst intest intox introspect intrus inuit invas invect inven inventor invers
invest invite ipod iraq irat iren iron irreconcil irregular irrespect irrespons isolation isold isom isra iter itun ivan jack jacket jade
jail jain jake jame jana jane janel jani janic jare jayson jean jeep jeer jell jeri jess jest jester jiffi jill jingl jink jive joan jock
jodi joggl john joineri joint jokei joker jone joni jorg jose journales journey jove joyner juda judd jude judi judo jule julia julio juliu
jumpi junction jung junk juno juri jute kale kana kandinski kane kant kara kari kart kate kauna keat keel keen keeper keller kelp kemp
kennel kent kepi keri kermit ketch ketter kettl keven khyber kick kidd kiel kike kiln kilo kilomet kilt kilter kinda kindl kindr kine king
kink kipl kiss kite klan kline kmart knack knapp knee knight knightli knit knob knockdown knot knowl knox kong kongo kook kooki kraft krill
kudo kunm kurt labil lace lacer laci lacross lade lager lago laid lain lair lake lama lamb lame lamin lana lanc lane lang lank lans laos
lapel lapin lapp lapw lara larch lard larder largess largo lark larri lars lase laser lash lass lassi latch latent latex lath lather latic
latina latino latinx latrin latt latter laud laue launchpad lava laval lave laze leach leader leaf leah leaki lean leann leapt lear leari
leash leda leed leek leer lefti legat leger legion lego leigh lend lender lengthi lens lent lento leon lepk lesa lesion lesse lessen lessi
lessor lester letup leve lever lewd libel libertin librarian lice licens licit lick lief lien lifeguard lifer lifo ligat lightli lightn
lignin liken liker lill lilt lime limi limp lina lind linen liner ling linger lino linse lint lintel linu lion lire lisa lisl lisp lister
liston liszt lite liter litter liven liver livi livid loaf loafer loam loan loaner loav lobe loci locker locket loco locu lode lodg lodger
lodi loft logan loge logger logi loin lois lolcat loll lome lone loner longev loom loon looni loopi loos loot looter lope lord lore lorn
lorri loser lotion lott louch loud lough loung lounger lour lous lousi lout love lover lowe lowel loweri lowli loyal loyd lsat lube luca
luce luci lucki lucr ludo luge luke lull lulli lumber lump luna lung lurch lure lurk lush lust lute lynch mabel mabl macao mace macer mach
macho maci mack macon macro madg mage magi maid maim mainer maiz makeup male mali malign mall mallet mallow malon malt malti mami mamor
mandi mane maneg mang manga manger mangi mania manic manifesto manki manli mann manned manor mans mant manti manuel manur manx mapl mara
marab marc marci marco marcu mare marg margi mari marin marker marl marlin marlinespik marn marri marrow mars marsh mart marten marti
martian martina martini marvin marx masc maser mash masker mason mass massag mast master masteri matchbook mate matei matern mather matin
matric mattel maui maul mavi maxi maxin mayer mayn mayo mayor maze mclean mead meal mealtim meani meas meat medan meddl medea medial mediat
medic medica medina medit medusa meed meek mega megabit megan megaton meier meir mejia meld melt memoir memor menag mend mender mene mens
mensur mentorship merc mercantil merci mere merg merit merl merman merri mess meta mete meteor meth methought metier metro mettl meus meyer
mice mich mick microcosm microscop midden middi midget midi might migrant mike mild mile milk mill millin millionth milt mime mimi minc
mindi mine ming mingl mini mink minn mino minot minter minti minu minuet minuit minx mips mire miri mirth misaddress misc miscount misl
misplai missi misspel misspent missu mist mistrust misus mitch mite miter mitt moan moat mock mocker modal moder modesto modif modulo modulu
moet mogul mohav moil mois moist molar mold molder mole molest moll molt momenta monet monger moni monik monitori monkei mono monod monoth
mont monterrei monti mooc moodi moog moon moonei moor moos moot mope mopei moper moran morbid morel morin moro moron morri morrow mors mort
mortal mose mosei mosel mosh moss mossi mosul mote motel moth mother motif motil mott moue mound mount mounter mourn mousi mouss mouth mover
movi mower muck mucu muddl mufti mulch mule mull mullion multic multifari multin multiparti multiplay multivari mummer mump munch mung
muppet murat murk muse mush musk muss must musti mutant mutt mutter mutton myst nagi nail nair naiv nake nant nape napier nari nark nash
natch nate natter natti natur naught naval nave navi neal neap neat nebr needi needl needn neigh neighbor neil nell neolog nerd nero nerv
nestl nestor nether netter nettl neut newel newt nexi nexu nicen niceti nich nick niec niffi nifti nigh nighti nightlif nightlight nike nile
nina noah nobil nodal noddl nodul nodular noes noisi nome nomin nona nonact nonassign nonavail nonbreak nonc nonev nonn nonpay nonprofit
nonrestrict nonwork noodl nook nooki noos nope norm norma norman norri nors nose nosh nosher nosi notabl notari notat nous novic nowis nude
nudg oasi oath obedi obeis obes obit objec obsession obvers obvious occlusion occup occurr oceanu ocher ocker octan odel oder odor offend
offens offsit ogre oili oink oise olen olfactori olin oliv olli oman omani omen omin omit oncom oner onion onset onsid onsit onto onus oodl
oort ooze opec opel operat opin oppon oppos opposi optic optima optimist oral oran orang ordinarili ordur oregonian orest organism organist
organiz orli orri osag otter ouch oughtn ounc ouster outbid outdid outfox outli outliv outr outrag outrid outsiz oval ovari oven overag
overbid overblown overboard overcloud overcrit overdid overdo overdr overdub overf overflew overflight overflown overlord overprint overr
overran overrip overrod overrul overse oversight oversp overst overt overus overweight overwrot ovid ovoid owen oxid paar pabst pacei pacer
paci pacifi pack packer pact paddock padr pagan pager paig pail pain painter paiut pale pall pamir pamper pander pang panick pant panti
papal paperi para parad paramed parameter parametr paranoia paranoiac parapet paraphras parc parch pardner pare parer pariti park parker
parki parnel parr parri parsec parson participi participl particl partit passer pasta pastern pasti patchi pate patel patent patern patho
patin patter patterson patti paul paunch pauper pave pawne paye payer payout paywal peach peaki peal pear peari pearl pearli pearson peasant
peat peck peco pector peek peel peen peep peeper peev pele pellet pelt pena penc peni penman penn pent peon percept perfect perfor perforc
peril perk perm permian permiss permitt permut pernod peron persia persona pert pertain pertin peru perv perver pest pester peter phage
phase phat pheasant phelp philipp phillip phobo phonei phonem phonet phoni phonograph photographi photon physick physio piaget pica picket
picki pickl picot pict pictograph piddl pier pierc pike pilat pill pillion pimpl pimpli pine pinhol pinion pink pint pinter piper pisa pisc
piss pist pitch pith piti pius pivot placer placket plaic plaid plaint plait planer planet plank planner plano plash plat plate plath plati
platt play plead pleas pleasantri pliant plight ploi plot plow pluck plum plung plus plush pock pocket poet pogo pointer pointi pois poisson
poke poker polar pole poli polio politi polk polli pollution polo pompos pond pone pong poni poof pooh poop pope poppet pore pork porker
porn portabl portag portli porto poser posh posi positron poss postag poster posti postilion postmen postul postwoman pother potion pott
pouch pound pour pout pouter powder powel practicum prai prais pram prang prank prat prate prawn prayer preach preak preci precios preciou
precision precognit predesign predic predica preen preform prehistor prei preinstal prelat premed premis premix preoper prepai prepay
prepend pres prescient presenc presenti preserv preset presid pressi presum preten pretens prevar preven preview prevision prewar pricei
prick primaci primat prime princ priorit prison privet prize probation problemat proce proces procession prof profess professor professori
profit programmat progres prohibi projec projectil projector prole prom promin promot prone prong prop propel propon propor proportion prose
prosi prosper protector proteg protest proteu prov provabl proven provision provo prow prowess proxim prude prussia prussian psst ptah pube
pubi pubic publicist puce puck puffer puget pugh pule pullet pulp puls pump punch punic punit pupped pure purl purr purs purser puru pushi
puss pyle quack qualifi qualit quantifi quantit quarterli quartet ques quest quich quicken quicki quicklim quid quieten quietu quilt quilter
quin quint quip quir quirk quirt quito quitter quiz quoit quota rabi rabid racem racer raci racket radic radii radium raft rafter rage raid
rain rake ralli ramp rams ranch rand rane ranger rangi rankl ransom rant rapac rape raper rapier rapin rash rasher rasp raster rater ratio
ration ratter raul rave ravel raze rcmp reactiv realti ream reamer reap reaper rear rebat rebel rebid recant recap recd recept recip reclin
recogniz recompens recon reconcili reconfigur reconnoit recover recreant rector recur recus redac redact redder redi redirec redistrict
redound reduct reed reedi reefer reek reel rees refashion refec refere refin reflat refug refut regal regard regina registrar regor regulu
rehear rehi reich reid reilli reinstat reit relax releg relent relic reliev relin relist remaind remand remembr remit remonstr rena renal
rend render rendition rene reneg reno renov renter repar repel repent repetit rephotograph repletion reportori represent reproduct reprogram
repul repurchas requit resat reseal resent residu resign resin resist resit resol resold resolut reson respel restat restr restraint
restructur resump retail retain retard retch retent rethought retic retin retinu retire retort retro retrospec retsina returne reuter reveil
revel rever reverb reveri revert revet revoc revolt revolv revul rewarm rewind rhone rice rick ricket ridden riddl ride rider ridg riel rife
rifl rift rigger righto rightward rile rilk rill rime rind ring ringer ringl rink riot ripe risc risen riser risibl riski rite ritz rival
rive river riyal rizal roach roadb roadblock roadi roam roan roar roast roaster robe robl robt rock rocker rocket rode rofl roil roister
rolaid rolex romain roman rome rood roof rook rooki roomi roonei roost rooster rooter rope roper ropi rosa rosett rosi ross rote roth rotter
rotund roue roug rous roust roux rove rover rowe rower rowl roxi rube rubik rubin rubl ruch ruck rude rudi rugbi rummer rump rune rung runic
runnel runt runti rupe ruse rushi rusk russ rust ruth saar saber sabl sabra sach sacr sacra sadden sade sadi saga sage sail sailor saint
saki saks sala salabl salari salem saliv salk sallow salon salter salti salut salv salver samei sampl sampler sana sand sander sane sang
sanger sank sans sarah saran sarg sari sarong sars sase sash sask sass satai sate satin satori satur saudi saut savor sawyer sayer scab scad
scag scala scald scaleless scalen scali scalp scam scamp scant scanter scar scare scarp scat scenarist scent schell schemat schemer scold
scone scoreless scorer scorn scorner scot scow scrabbl scrambler scream scree screed scrip scuba scuttl seab sealer seami sean sear
searchabl season seato seattl sebr seci secon secondarili secretion sect sector sedat seder seduc seduct seed seeder seek seep seer sega
segr sein selectr self selv semen semi senat sendai sensor sentienc sentri sepal sept sequest sequoya serb sere seren serf serg serif serin
seriou serra serri serveri servil servo sesam sett sette setter severn severu sevr seward sewer sewn sexi sexist sext shack shade shadi
shaft shag shah shai shaka shaken shaker shaki shale shall shallow shalt sham shame shameless shan shane shapeless shard sharer shari shark
sharlen sharper sharpi shave shaver shaw shawn sheaf shear shed sheen sheer shelli shelv sheol shere sheri shew shewn shifti shiit shill
shim shin shingl shir shire shirt shirti shit shiv shoat shock shod shoe shone shoo shook shoot shooter shopp shore shortcrust shorti
shortlist shot shout shouter shower showi shpt shrank shriek shrift shrine shrunk shtick shuck shun shunt shutter siam sick sideboard
sidecar sider sidewal sidl sids sienna sift sigh sight sightli signag signatori signet signif signor sila silki sill silo silt silveri simil
simmer simper simplex simplic simplif simplist sine sing singer singh sinner sinu siphon sire sitar situ sizer skate skeet skid skill skim
skimp skin skit slag slai slain slake slam slant slap slash slat slate slater slave slavehold slaver slaw slayer sleek sleepi sleet sleev
slender slew slick slicker slid slide slight slim slink slit sliver slob sloe slog sloop slop slope sloth sludg slue slum slummer slung slur
slut smack smarti smartphon smatter smell smite smock smoke smooch smoothi smug smuggest smut snack snake snap snappi snappl snare sneak
sneaker snell snick snicker snide snifter snip snipe snit snitch snood snore snort snorter snot snow snuffer snug snuggest soak soap soar
soav sober sociabl societ sockey sodden soever sofa softbound soften softi soho soign solac solder sole solec soli solid solo solon solver
somm sonar song sonia sonic sonni sonor soot sooth sore sorri sorrow sorta sorter sorti sose soto sought souk sounder sour sous southbound
sower sown spacei spacer spaci spacial spade spai spain spake span spanner spar spark spars spasm spat spate spath spear speci specialti
speck sped speechifi speedi speer speller spenc spend spender spew spic spice spike spill spine spini spinx spire spiri spiritu spit spite
spiv splai splat splint spock spoken spook spool spoon spooner spoor spore sporti spout sprang sprig sprightli springi sprint sprinter
sprung spun spurg spurt sputter squab squad squat squaw squir stab stabil stabli staci stael staf stag stage stagi staid stain stainless
stair stalem stalk stan stanc stande stank stapl starch stare starer stark starl starlight starr startl starv stasi stat staten statesmen
statur statut stave stead steak steam steami steed steel steep stem stent stepp sterl stet steven stew sticki stickler stiff stifl stile
stilt stimul sting stink stinker stir stirl stitch stock stogi stoke stol stole stolon stomp stone stoner stoni stoog stool stoop stork
storm stormi stoup stove stow stowag straddler straggler strai straighten strand strang strap stratu streak strengthen strep stretcher
stretchi stria striae striat striation strictur stride strife strike stringer stringi strip stripei stripi stripl strive stroll strop struck
strung stuart stub stud studio studli stuf stuff stump stung stunk stunt sturdi styli stylu subjec sublet submer subscript subset succes
suck sucr sucret suction suds suet suffix suffoc sugges sulk sulli summar summarili summed summeri sumner sumo sump sumter sunblock sunda
sunder sundri sung sunk sunless supervi supervisor supin supper suppl supplic supposi supt surat surf surfer surg survei suse susi sutton
sutur sven swab swag swai swak swam swamp swan swarm swat swatch sweat sweep sweet swell swept swerv swill swine swish swiz swoon sword
swore swot syke symmetri symptomat synchroni syng syriac syrian syring tabla tabul tack taco tact tail tain taint taip taker talc tale tali
talki tall tallei tallow talon talu tame tamer tamera tami tamp tanag tandem tang tank tanner tape taper tara tare tarn tarp tarri tart
tarti tast tasteless taster tasti tate tater tatter taxa taylor teachabl teak teal tear teas teat tech tedium teem teen teeter teeth tefl
telegraph telephoni telephoto telethon televis teller telli temer templar temporarili tenabl tenanc tench tender tenn tens tensor tent tepe
teri termini terminu termit tern terr terrain terran terrin terror ters tesl tess testi texa thad thai thame than thank thar tharp that
thebe thee thei them then there thereat therefrom theretofor therm these thick thicken thicket thieu thiev thigh thine thingi thinker
thirsti thirteenth this thole thong thor thorough thoroughbr thoroughgo those thousandth thrace threadi threefold threw throat throb throe
throttler thrown thrust thunk thyme tiber ticker tickl tide tidewai tier tiger tight tild tiler till tilt timber timbr timet timex timor
timur tina tine ting tingl tinni tint tiran tired tireless tissu tith tither titil tito titter tittl titu toad toadi toast todd toddi toffe
togo toil tokai toke tole toler toll toma tome tomographi tonal tone toner tong tonga toni tonic tonn toot tooter tootl tope topi topograph
topographi torch tore tori torment torn torpor torren torrenti tort toss tote touchi tough tour tournei tout towel towne towni toxic tracei
tracer traci tract traction trad trade traffick trail trailwai train trainspot trainspott trait trajan tram tramp tran tranch transact
transnat transpir transplant transpolar transpond transposi transvers trash travi trea tread treason treati trei trek trendi trent tress
trew triad triag tribal trice tricki trickl trifl trig trill trim trio tripe tripo tripp trite triter trival trod troi troll tropic trot
troth troubleshot trough troup trout trove trow troy truce truck trug truss truste trusti truthi tryst tuba tube tuck tull tuna tune tungu
tuni tunisian tunnei turd ture turf turin turk turnkei turnov turp tush tusk tutor tweak twee twin twine twing twink twister twitch twitteri
tying tyke typif typograph tyre tyro tyron udal udder ultim umber unaccount unblink unbox uncatalogu uncharacterist uncleanli uncomplain
uncompromis uncontrol unction undemonstr underf underhand underl underp underr unders undershoot undersold understaf understat undertook
underw underwood undi undu unenterpris unequ uner unexpected unfalt unfit unhealthi unif uninterest uninterrupt unison unita uniti unix
unknow unlead unlit unmus unpercept unprofession unreadi unreal unrev unrol unsal unset unsightli unsound unsymmetr untact untim untir
untrustworthi unwel unwound upcountri upend upped upstart upton urea urei urgenc usaf uscg usda used usher usia ussr usur util vagin vagu
vain valanc vale valiant valis valv vamp vane vang vapid varianc variat varnish vase vast vault veal veda veep veer vegan vege vegg veil
vela veld velum vend vener vent ventral ventur venu vera veri verili verit veriti vermin vers versif versifi vert verv vest vesta vetch vial
vice victor victual vike vila vile vinc vine vino vireo virginian virtu virul visag viscount vise vita vito vittl vitu viva vivid vlad vocal
vocat void voil voip vole vollei volut vote wack waco wade wader wafer waft wage waif wail wain waist waiter waiv waken wald wale walki
waller walley walli wallow walt walter wand wane wang wank wanner ward warden warder ware wari warner warp wart warti wash washboard wasn
wasp wast waster water wateri watt waugh wave waver waxi wayn weakl weal wealth wealthi wean wear wearer weav webb weed ween weep weeper
weft weighti weill weld weller welli welt wench wend wept were wesak wesson west wetter whack whale wham wheat whelp when where wherea
wherebi wherefor whet whine whing whip whit whitefish whitei whiten whither wholem whop whore whoso whys wick wicket widen widow wield wife
wifeless wight wigner wiki wilder wile wili wilk will wimp wimpl winc wind winder windi windrow wine winfr wing wingspread wini wink winker
winner winni winnow wino wintertim wiper wiri wisc wise wispi wist witch with withdrew wither witter wive wizen woad wold wolv woman women
wong wonk wood wool wordi wore worm wormi worn wort worthi would wound wove woven wrack wrap wreak wrest wright wring writ writh wroth
wrought wrung wurst xterm xxix xxxi xxxix xxxv yale yalu yang yank yard yarn yarrow yate yawl yeah yearl yearn yeast yeat yell yelp yess
yield yike yipe yodel yogic yoke yong yore york youngster your yourselv yuck yule yurt zair zane zani zapper zara zeal zeno zest zeus
zillion zinc zine zing zinger zion zither zonk zorn zoster zound
`;
