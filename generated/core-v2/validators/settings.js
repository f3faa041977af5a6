// Written by `npm run generate` from openapi/. Changes belong there.

const L=P=>{const v=w,m=P.lengthOf;function h(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,
o=0;if(typeof r=="string"){if(m(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),o++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),o++}return h.errors=e,o===
0}function g(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,o=0;if(Array.isArray(r)){
const t=r.length;for(let s=0,A=o;s<t&&o===A;s++)h(r[s],{instancePath:a+"/"+s,parentData:r,parentDataProperty:s,rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),o=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),o++}return g.errors=e,o===0}function f(r,{instancePath:a="",
parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(g(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?g.errors:
e.concat(g.errors),o=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),o++}return f.errors=e,o===0}function y(r,{instancePath:a="",parentData:i,parentDataProperty:u,
rootData:n=r}={}){let e=null,o=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),o++}return y.errors=e,o===
0}function w(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,o=0;return r&&typeof r==
"object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"que\
ry",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),o=e.length)),r.params!==void 0&&(y(r.params,{instancePath:a+"/\
params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length))),w.errors=
e,o===0}const k=b,p={type:"object",required:[],properties:{title:{$ref:"/shared/0"},description:{type:["string","null"],
maxLength:65535},url:{type:["string","null"],maxLength:8e3,format:"uri"},email:{type:["string","null"],maxLength:254},timezone:{
$ref:"/shared/0"},date_format:{$ref:"/shared/0"},time_format:{$ref:"/shared/0"},start_of_week:{type:["integer","null"],minimum:0,
maximum:6},language:{type:["string","null"],maxLength:2e3,pattern:"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},use_smilies:{
type:["boolean","null"]},default_category:{type:["integer","null"]},default_post_format:{type:["string","null"],enum:["0",
"standard","aside","chat","gallery","link","image","quote","status","video","audio",null]},posts_per_page:{type:["intege\
r","null"],minimum:-1e3,maximum:1e3},show_on_front:{type:["string","null"],enum:["posts","page",null]},page_on_front:{type:[
"integer","null"]},page_for_posts:{type:["integer","null"]},default_ping_status:{$ref:"/shared/1"},default_comment_status:{
$ref:"/shared/1"},site_logo:{type:["integer","null"]},site_icon:{type:["integer","null"]},custom_css:{type:["string","nu\
ll"],maxLength:65536},show_api_links:{type:["boolean","null"]}}},D={type:["string","null"],maxLength:2e3};function l(r,{
instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,o=0;if(typeof r!="string"&&r!==null){const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:D.type},message:"must be string,null"};e===null?e=[t]:e.push(
t),o++}if(typeof r=="string"&&m(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),o++}return l.errors=e,o===0}const d={type:["\
string","null"],enum:["open","closed",null]};function c(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){
let e=null,o=0;if(typeof r!="string"&&r!==null){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:d.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),o++}if(!(r==="open"||r==="closed"||r===null)){const t={instancePath:a,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:d.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),o++}return c.errors=e,o===0}const N=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,x=new RegExp("^[A-\
Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$","u");function _(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){
let e=null,o=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.title!==void 0&&(l(r.title,{instancePath:a+"/title",parentData:r,
parentDataProperty:"title",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),r.description!==void 0){let t=r.
description;if(typeof t!="string"&&t!==null){const s={instancePath:a+"/description",schemaPath:"#/properties/description\
/type",keyword:"type",params:{type:p.properties.description.type},message:"must be string,null"};e===null?e=[s]:e.push(s),
o++}if(typeof t=="string"&&m(t)>65535){const s={instancePath:a+"/description",schemaPath:"#/properties/description/maxLe\
ngth",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=[s]:e.push(
s),o++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"&&t!==null){const s={instancePath:a+"/url",schemaPath:"#/pro\
perties/url/type",keyword:"type",params:{type:p.properties.url.type},message:"must be string,null"};e===null?e=[s]:e.push(
s),o++}if(typeof t=="string"){if(m(t)>8e3){const s={instancePath:a+"/url",schemaPath:"#/properties/url/maxLength",keyword:"\
maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[s]:e.push(s),o++}if(!N.test(
t)){const s={instancePath:a+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[s]:e.push(s),o++}}}if(r.email!==void 0){let t=r.email;if(typeof t!="string"&&t!==null){
const s={instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:p.properties.email.type},
message:"must be string,null"};e===null?e=[s]:e.push(s),o++}if(typeof t=="string"&&m(t)>254){const s={instancePath:a+"/e\
mail",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than \
254 characters"};e===null?e=[s]:e.push(s),o++}}if(r.timezone!==void 0&&(l(r.timezone,{instancePath:a+"/timezone",parentData:r,
parentDataProperty:"timezone",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),r.date_format!==void 0&&
(l(r.date_format,{instancePath:a+"/date_format",parentData:r,parentDataProperty:"date_format",rootData:n})||(e=e===null?
l.errors:e.concat(l.errors),o=e.length)),r.time_format!==void 0&&(l(r.time_format,{instancePath:a+"/time_format",parentData:r,
parentDataProperty:"time_format",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),o=e.length)),r.start_of_week!==void 0){
let t=r.start_of_week;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+"/star\
t_of_week",schemaPath:"#/properties/start_of_week/type",keyword:"type",params:{type:p.properties.start_of_week.type},message:"\
must be integer,null"};e===null?e=[s]:e.push(s),o++}if(typeof t=="number"&&isFinite(t)){if(t>6||isNaN(t)){const s={instancePath:a+
"/start_of_week",schemaPath:"#/properties/start_of_week/maximum",keyword:"maximum",params:{comparison:"<=",limit:6},message:"\
must be <= 6"};e===null?e=[s]:e.push(s),o++}if(t<0||isNaN(t)){const s={instancePath:a+"/start_of_week",schemaPath:"#/pro\
perties/start_of_week/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),o++}}}if(r.language!==void 0){let t=r.language;if(typeof t!="string"&&t!==null){const s={instancePath:a+"/lang\
uage",schemaPath:"#/properties/language/type",keyword:"type",params:{type:p.properties.language.type},message:"must be s\
tring,null"};e===null?e=[s]:e.push(s),o++}if(typeof t=="string"){if(m(t)>2e3){const s={instancePath:a+"/language",schemaPath:"\
#/properties/language/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};
e===null?e=[s]:e.push(s),o++}if(!x.test(t)){const s={instancePath:a+"/language",schemaPath:"#/properties/language/patter\
n",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*$"},message:'must match pattern "^[A-Za-z]{2,\
3}([_-][A-Za-z0-9]{2,8})*$"'};e===null?e=[s]:e.push(s),o++}}}if(r.use_smilies!==void 0){let t=r.use_smilies;if(typeof t!=
"boolean"&&t!==null){const s={instancePath:a+"/use_smilies",schemaPath:"#/properties/use_smilies/type",keyword:"type",params:{
type:p.properties.use_smilies.type},message:"must be boolean,null"};e===null?e=[s]:e.push(s),o++}}if(r.default_category!==
void 0){let t=r.default_category;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+
"/default_category",schemaPath:"#/properties/default_category/type",keyword:"type",params:{type:p.properties.default_category.
type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}if(r.default_post_format!==void 0){let t=r.default_post_format;
if(typeof t!="string"&&t!==null){const s={instancePath:a+"/default_post_format",schemaPath:"#/properties/default_post_fo\
rmat/type",keyword:"type",params:{type:p.properties.default_post_format.type},message:"must be string,null"};e===null?e=
[s]:e.push(s),o++}if(!(t==="0"||t==="standard"||t==="aside"||t==="chat"||t==="gallery"||t==="link"||t==="image"||t==="qu\
ote"||t==="status"||t==="video"||t==="audio"||t===null)){const s={instancePath:a+"/default_post_format",schemaPath:"#/pr\
operties/default_post_format/enum",keyword:"enum",params:{allowedValues:p.properties.default_post_format.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(r.posts_per_page!==void 0){let t=r.posts_per_page;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/type",keyword:"type",params:{type:p.properties.posts_per_page.type},message:"must be integer\
,null"};e===null?e=[s]:e.push(s),o++}if(typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t)){const s={instancePath:a+"/p\
osts_per_page",schemaPath:"#/properties/posts_per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},message:"\
must be <= 1000"};e===null?e=[s]:e.push(s),o++}if(t<-1e3||isNaN(t)){const s={instancePath:a+"/posts_per_page",schemaPath:"\
#/properties/posts_per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e3},message:"must be >= -1000"};e===
null?e=[s]:e.push(s),o++}}}if(r.show_on_front!==void 0){let t=r.show_on_front;if(typeof t!="string"&&t!==null){const s={
instancePath:a+"/show_on_front",schemaPath:"#/properties/show_on_front/type",keyword:"type",params:{type:p.properties.show_on_front.
type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}if(!(t==="posts"||t==="page"||t===null)){const s={instancePath:a+
"/show_on_front",schemaPath:"#/properties/show_on_front/enum",keyword:"enum",params:{allowedValues:p.properties.show_on_front.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),o++}}if(r.page_on_front!==void 0){let t=r.
page_on_front;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+"/page_on_fron\
t",schemaPath:"#/properties/page_on_front/type",keyword:"type",params:{type:p.properties.page_on_front.type},message:"mu\
st be integer,null"};e===null?e=[s]:e.push(s),o++}}if(r.page_for_posts!==void 0){let t=r.page_for_posts;if(!(typeof t=="\
number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+"/page_for_posts",schemaPath:"#/properties/p\
age_for_posts/type",keyword:"type",params:{type:p.properties.page_for_posts.type},message:"must be integer,null"};e===null?
e=[s]:e.push(s),o++}}if(r.default_ping_status!==void 0&&(c(r.default_ping_status,{instancePath:a+"/default_ping_status",
parentData:r,parentDataProperty:"default_ping_status",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),
r.default_comment_status!==void 0&&(c(r.default_comment_status,{instancePath:a+"/default_comment_status",parentData:r,parentDataProperty:"\
default_comment_status",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),o=e.length)),r.site_logo!==void 0){let t=r.
site_logo;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const s={instancePath:a+"/site_logo",schemaPath:"\
#/properties/site_logo/type",keyword:"type",params:{type:p.properties.site_logo.type},message:"must be integer,null"};e===
null?e=[s]:e.push(s),o++}}if(r.site_icon!==void 0){let t=r.site_icon;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))&&t!==null){const s={instancePath:a+"/site_icon",schemaPath:"#/properties/site_icon/type",keyword:"type",params:{type:p.
properties.site_icon.type},message:"must be integer,null"};e===null?e=[s]:e.push(s),o++}}if(r.custom_css!==void 0){let t=r.
custom_css;if(typeof t!="string"&&t!==null){const s={instancePath:a+"/custom_css",schemaPath:"#/properties/custom_css/ty\
pe",keyword:"type",params:{type:p.properties.custom_css.type},message:"must be string,null"};e===null?e=[s]:e.push(s),o++}
if(typeof t=="string"&&m(t)>65536){const s={instancePath:a+"/custom_css",schemaPath:"#/properties/custom_css/maxLength",
keyword:"maxLength",params:{limit:65536},message:"must NOT have more than 65536 characters"};e===null?e=[s]:e.push(s),o++}}
if(r.show_api_links!==void 0){let t=r.show_api_links;if(typeof t!="boolean"&&t!==null){const s={instancePath:a+"/show_ap\
i_links",schemaPath:"#/properties/show_api_links/type",keyword:"type",params:{type:p.properties.show_api_links.type},message:"\
must be boolean,null"};e===null?e=[s]:e.push(s),o++}}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),o++}return _.errors=e,o===0}function b(r,{instancePath:a="",
parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,o=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(f(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?f.errors:e.
concat(f.errors),o=e.length)),r.params!==void 0&&(y(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),o=e.length)),r.body!==void 0&&(_(r.body,{instancePath:a+"/\
body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?_.errors:e.concat(_.errors),o=e.length))),b.errors=
e,o===0}return{getSettings:v,updateSettings:k}};export{L as createValidators};
