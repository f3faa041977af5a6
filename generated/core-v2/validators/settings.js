// Written by `npm run generate` from openapi/. Changes belong there.

const A=b=>{const v=d,g=b.lengthOf;function h(t,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=t}={}){let e=null,
o=0;if(typeof t=="string"){if(g(t)>8e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[r]:e.push(r),o++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),o++}return h.errors=e,o===
0}function c(t,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=t}={}){let e=null,o=0;if(Array.isArray(t)){
const r=t.length;for(let s=0;s<r;s++)h(t[s],{instancePath:a+"/"+s,parentData:t,parentDataProperty:s,rootData:n})||(e=e===
null?h.errors:e.concat(h.errors),o=e.length)}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),o++}return c.errors=e,o===0}function m(t,{instancePath:a="",parentData:i,
parentDataProperty:u,rootData:n=t}={}){let e=null,o=0;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&(c(
t._fields,{instancePath:a+"/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?c.errors:e.concat(
c.errors),o=e.length));else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[r]:e.push(r),o++}return m.errors=e,o===0}function f(t,{instancePath:a="",parentData:i,parentDataProperty:u,
rootData:n=t}={}){let e=null,o=0;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const r={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),o++}return f.errors=e,o===
0}function d(t,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=t}={}){let e=null,o=0;return t&&typeof t==
"object"&&!Array.isArray(t)&&(t.query!==void 0&&(m(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"que\
ry",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),t.params!==void 0&&(f(t.params,{instancePath:a+"/\
params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),o=e.length))),d.errors=
e,o===0}const k=P,p={type:"object",required:[],properties:{title:{$ref:"/shared/0"},description:{type:["string","null"],
maxLength:65535},url:{type:["string","null"],maxLength:8e3,format:"uri"},email:{type:["string","null"],maxLength:254},timezone:{
$ref:"/shared/0"},date_format:{$ref:"/shared/0"},time_format:{$ref:"/shared/0"},start_of_week:{type:["integer","null"],minimum:0,
maximum:6},language:{type:["string","null"],maxLength:2e3,pattern:"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},use_smilies:{
type:["boolean","null"]},default_category:{type:["integer","null"]},default_post_format:{type:["string","null"],enum:["0",
"standard","aside","chat","gallery","link","image","quote","status","video","audio",null]},posts_per_page:{type:["intege\
r","null"],minimum:-1e3,maximum:1e3},show_on_front:{type:["string","null"],enum:["posts","page",null]},page_on_front:{type:[
"integer","null"]},page_for_posts:{type:["integer","null"]},default_ping_status:{$ref:"/shared/1"},default_comment_status:{
$ref:"/shared/1"},site_logo:{type:["integer","null"]},site_icon:{type:["integer","null"]}}},D={type:["string","null"],maxLength:2e3};
function l(t,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=t}={}){let e=null,o=0;if(typeof t!="string"&&
t!==null){const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:D.type},message:"must be string,null"};
e===null?e=[r]:e.push(r),o++}if(typeof t=="string"&&g(t)>2e3){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),o++}return l.errors=
e,o===0}const w={type:["string","null"],enum:["open","closed",null]};function y(t,{instancePath:a="",parentData:i,parentDataProperty:u,
rootData:n=t}={}){let e=null,o=0;if(typeof t!="string"&&t!==null){const r={instancePath:a,schemaPath:"#/type",keyword:"t\
ype",params:{type:w.type},message:"must be string,null"};e===null?e=[r]:e.push(r),o++}if(!(t==="open"||t==="closed"||t===
null)){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:w.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[r]:e.push(r),o++}return y.errors=e,o===0}const N=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
x=new RegExp("^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$","u");function _(t,{instancePath:a="",parentData:i,parentDataProperty:u,
rootData:n=t}={}){let e=null,o=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.title!==void 0&&(l(t.title,{instancePath:a+
"/title",parentData:t,parentDataProperty:"title",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),t.description!==
void 0){let r=t.description;if(typeof r!="string"&&r!==null){const s={instancePath:a+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:p.properties.description.type},message:"must be string,null"};e===null?
e=[s]:e.push(s),o++}if(typeof r=="string"&&g(r)>65535){const s={instancePath:a+"/description",schemaPath:"#/properties/d\
escription/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?
e=[s]:e.push(s),o++}}if(t.url!==void 0){let r=t.url;if(typeof r!="string"&&r!==null){const s={instancePath:a+"/url",schemaPath:"\
#/properties/url/type",keyword:"type",params:{type:p.properties.url.type},message:"must be string,null"};e===null?e=[s]:
e.push(s),o++}if(typeof r=="string"){if(g(r)>8e3){const s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",
keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),o++}if(!N.
test(r)){const s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[s]:e.push(s),o++}}}if(t.email!==void 0){let r=t.email;if(typeof r!="string"&&r!==null){
const s={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:p.properties.email.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),o++}if(typeof r=="string"&&g(r)>254){const s={instancePath:a+"/e\
mail",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than \
254 characters"};e===null?e=[s]:e.push(s),o++}}if(t.timezone!==void 0&&(l(t.timezone,{instancePath:a+"/timezone",parentData:t,
parentDataProperty:"timezone",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),t.date_format!==void 0&&
(l(t.date_format,{instancePath:a+"/date_format",parentData:t,parentDataProperty:"date_format",rootData:n})||(e=e===null?
l.errors:e.concat(l.errors),o=e.length)),t.time_format!==void 0&&(l(t.time_format,{instancePath:a+"/time_format",parentData:t,
parentDataProperty:"time_format",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),t.start_of_week!==void 0){
let r=t.start_of_week;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/star\
t_of_week",schemaPath:"#/properties/start_of_week/type",keyword:"type",params:{type:p.properties.start_of_week.type},message:"\
must be integer,null"};e===null?e=[s]:e.push(s),o++}if(typeof r=="number"&&isFinite(r)){if(r>6||isNaN(r)){const s={instancePath:a+
"/start_of_week",schemaPath:"#/properties/start_of_week/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"\
must be <= 6"};e===null?e=[s]:e.push(s),o++}if(r<0||isNaN(r)){const s={instancePath:a+"/start_of_week",schemaPath:"#/pro\
perties/start_of_week/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),o++}}}if(t.language!==void 0){let r=t.language;if(typeof r!="string"&&r!==null){const s={instancePath:a+"/lang\
uage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:p.properties.language.type},message:"must be s\
tring,null"};e===null?e=[s]:e.push(s),o++}if(typeof r=="string"){if(g(r)>2e3){const s={instancePath:a+"/language",schemaPath:"\
#/properties/language/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[s]:e.push(s),o++}if(!x.test(r)){const s={instancePath:a+"/language",schemaPath:"#/properties/language/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,\
3}([_-][A-Za-z0-9]{2,8})*$"'};e===null?e=[s]:e.push(s),o++}}}if(t.use_smilies!==void 0){let r=t.use_smilies;if(typeof r!=
"boolean"&&r!==null){const s={instancePath:a+"/use_smilies",schemaPath:"#/properties/use_smilies/type",keyword:"type",params:{
type:p.properties.use_smilies.type},message:"must be boolean,null"};e===null?e=[s]:e.push(s),o++}}if(t.default_category!==
void 0){let r=t.default_category;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+
"/default_category",schemaPath:"#/properties/default_category/type",keyword:"type",params:{type:p.properties.default_category.
type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}if(t.default_post_format!==void 0){let r=t.default_post_format;
if(typeof r!="string"&&r!==null){const s={instancePath:a+"/default_post_format",schemaPath:"#/properties/default_post_fo\
rmat/type",keyword:"type",params:{type:p.properties.default_post_format.type},message:"must be string,null"};e===null?e=
[s]:e.push(s),o++}if(!(r==="0"||r==="standard"||r==="aside"||r==="chat"||r==="gallery"||r==="link"||r==="image"||r==="qu\
ote"||r==="status"||r==="video"||r==="audio"||r===null)){const s={instancePath:a+"/default_post_format",schemaPath:"#/pr\
operties/default_post_format/enum",keyword:"enum",params:{allowedValues:p.properties.default_post_format.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(t.posts_per_page!==void 0){let r=t.posts_per_page;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/type",keyword:"type",params:{type:p.properties.posts_per_page.type},message:"must be integer\
,null"};e===null?e=[s]:e.push(s),o++}if(typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r)){const s={instancePath:a+"/p\
osts_per_page",schemaPath:"#/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[s]:e.push(s),o++}if(r<-1e3||isNaN(r)){const s={instancePath:a+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be >= -1000"};e===
null?e=[s]:e.push(s),o++}}}if(t.show_on_front!==void 0){let r=t.show_on_front;if(typeof r!="string"&&r!==null){const s={
instancePath:a+"/show_on_front",schemaPath:"#/properties/show_on_front/type",keyword:"type",params:{type:p.properties.show_on_front.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}if(!(r==="posts"||r==="page"||r===null)){const s={instancePath:a+
"/show_on_front",schemaPath:"#/properties/show_on_front/enum",keyword:"enum",params:{allowedValues:p.properties.show_on_front.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(t.page_on_front!==void 0){let r=t.
page_on_front;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/page_on_fron\
t",schemaPath:"#/properties/page_on_front/type",keyword:"type",params:{type:p.properties.page_on_front.type},message:"mu\
st be integer,null"};e===null?e=[s]:e.push(s),o++}}if(t.page_for_posts!==void 0){let r=t.page_for_posts;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/page_for_posts",schemaPath:"#/properties/p\
age_for_posts/type",keyword:"type",params:{type:p.properties.page_for_posts.type},message:"must be integer,null"};e===null?
e=[s]:e.push(s),o++}}if(t.default_ping_status!==void 0&&(y(t.default_ping_status,{instancePath:a+"/default_ping_status",
parentData:t,parentDataProperty:"default_ping_status",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),
t.default_comment_status!==void 0&&(y(t.default_comment_status,{instancePath:a+"/default_comment_status",parentData:t,parentDataProperty:"\
default_comment_status",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),t.site_logo!==void 0){let r=t.
site_logo;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){const s={instancePath:a+"/site_logo",schemaPath:"\
#/properties/site_logo/type",keyword:"type",params:{type:p.properties.site_logo.type},message:"must be integer,null"};e===
null?e=[s]:e.push(s),o++}}if(t.site_icon!==void 0){let r=t.site_icon;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){const s={instancePath:a+"/site_icon",schemaPath:"#/properties/site_icon/type",keyword:"type",params:{type:p.
properties.site_icon.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),o++}return _.errors=e,o===
0}function P(t,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=t}={}){let e=null,o=0;return t&&typeof t==
"object"&&!Array.isArray(t)&&(t.query!==void 0&&(m(t.query,{instancePath:a+"/query",parentData:t,parentDataProperty:"que\
ry",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),o=e.length)),t.params!==void 0&&(f(t.params,{instancePath:a+"/\
params",parentData:t,parentDataProperty:"params",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),t.body!==
void 0&&(_(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:n})||(e=e===null?_.errors:e.concat(
_.errors),o=e.length))),P.errors=e,o===0}return{getSettings:v,updateSettings:k}};export{A as createValidators};
